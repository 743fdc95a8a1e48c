import { expect } from "vitest";
import { ruling } from "../ruling.ts";

const me = "Thoros the Savior";
const opponent = "Chloe Mithrilbolt";
const exhausted = (card: string) => ({ card, exhausted: true });

ruling("INTRO-060", ["Vindicator Kaldel"], (deal) => {
  const s = deal({ me: { hero: me, party: ["Vindicator Kaldel", exhausted("Luumon"), exhausted("Borak's Belt of Bravery")] }, opponent: { hero: opponent, party: [exhausted("Tim")] } });
  s.to("ready", "opponent");
  expect(s.deciding).toBe("me");
  s.choose("Yes");
  if (s.request.kind !== "priority") s.choose("Luumon");
  expect(s.card("Luumon").exhausted).toBe(false);
  // Only what the keyword names.
  expect(s.card("Borak's Belt of Bravery").exhausted).toBe(true);
  // It is a choice.
  const declined = deal({ me: { hero: me, party: ["Vindicator Kaldel", exhausted("Luumon")] }, opponent: { hero: opponent } });
  declined.to("ready", "opponent").choose("No");
  expect(declined.card("Luumon").exhausted).toBe(true);
  // And not one of the own ready step.
  const own = deal({ me: { hero: me, party: ["Vindicator Kaldel"] }, opponent: { hero: opponent } }, { turn: "opponent" });
  own.to("ready", "me");
  expect([own.deciding, own.request.kind]).toEqual(["me", "priority"]);
});

ruling("INTRO-061", ["Vindicator Kaldel"], (deal) => {
  const s = deal({ me: { hero: me, party: ["Vindicator Kaldel", exhausted("Luumon")] }, opponent: { hero: opponent, party: [exhausted("Tim")] } });
  s.to("end").pass().pass();
  expect([s.step, s.deciding, s.request.kind === "priority"]).toEqual(["ready", "me", false]);
  expect(s.chain()).toEqual([]);
  s.choose("Yes");
  if (s.request.kind !== "priority") s.choose("Luumon");
  // The first priority of the turn finds both readied, and nothing on the chain.
  expect([s.deciding, s.request.kind, s.chain().length]).toEqual(["opponent", "priority", 0]);
  expect([s.card("Luumon").exhausted, s.card("Tim").exhausted]).toEqual([false, false]);
});

ruling("INTRO-062", ["Vindicator Kaldel"], (deal) => {
  const s = deal({ me: { hero: me, party: [exhausted("Vindicator Kaldel"), exhausted("Vindicator Kaldel"), exhausted("Luumon")] }, opponent: { hero: opponent } });
  s.to("ready", "opponent").choose("Yes").choose("Luumon").choose("Yes").choose("Vindicator Kaldel");
  expect(s.request.kind).toBe("priority");
  expect(s.chain()).toEqual([]);
  expect([s.card("Luumon").exhausted, s.card("Vindicator Kaldel").exhausted, s.card("Vindicator Kaldel#2").exhausted]).toEqual([false, false, true]);
});

ruling("INTRO-063", ["Vindicator Kaldel"], (deal) => {
  const s = deal({ me: { hero: me, party: ["Vindicator Kaldel", "Vindicator Kaldel", exhausted("Luumon"), exhausted("Tim"), "Sandbox Tiger"] }, opponent: { hero: opponent } });
  s.to("ready", "opponent").choose("Yes");
  expect(s.offered()).toEqual(["Luumon", "Tim"]);
  s.choose("Luumon");
  if (s.request.kind === "may") s.choose("Yes");
  // What has been inspired is ready now, and so no choice any more.
  expect(s.offers("Luumon")).toBe(false);
  if (s.request.kind !== "priority") s.choose("Tim");
  expect([s.card("Luumon").exhausted, s.card("Tim").exhausted]).toEqual([false, false]);
});

ruling("INTRO-065", ["Vindicator Lorin"], (deal) => {
  const set = () => deal({ me: { hero: me, party: ["Vindicator Lorin", exhausted("Coif of the Wicked"), exhausted("Arcanite Dragonling"), exhausted("Tim")] }, opponent: { hero: opponent } }).to("ready", "opponent");
  const ready = (s: ReturnType<typeof set>) => ["Coif of the Wicked", "Arcanite Dragonling", "Tim"].map((name) => !s.card(name).exhausted);
  const choose = (...names: readonly string[]) => {
    const s = set();
    if (s.request.kind === "may") s.choose(names.length === 0 ? "No" : "Yes");
    while (s.request.kind !== "priority") {
      const wanted = names.filter((name) => s.offers(name));
      expect(s.offers("Tim")).toBe(false);
      s.choose(...wanted.slice(0, s.request.max));
    }
    return ready(s);
  };
  expect(choose("Coif of the Wicked", "Arcanite Dragonling")).toEqual([true, true, false]);
  expect(choose("Arcanite Dragonling")).toEqual([false, true, false]);
  expect(choose()).toEqual([false, false, false]);
});

ruling("INTRO-066", ["Exarch Orelis"], (deal) => {
  const set = () =>
    deal({ me: { hero: me, party: [exhausted("Exarch Orelis")], faceUp: ["Skywing", "Sunfury Briefings"].map(exhausted), hand: ["Pin"], resources: 0 }, opponent: { hero: opponent, hand: ["Durdin Hammerhand"], party: ["Durdin Hammerhand"] } });
  const after = (...names: readonly string[]) => {
    const s = set();
    s.pass().use("Durdin Hammerhand", me).resolve();
    expect(s.card(me).exhausted).toBe(true);
    s.to("ready", "opponent");
    if (s.request.kind === "may") s.choose(names.length === 0 ? "No" : "Yes");
    while (s.request.kind !== "priority") s.choose(...names.filter((name) => s.offers(name)).slice(0, s.request.max));
    return ["Exarch Orelis", me, "Skywing", "Sunfury Briefings"].filter((name) => !s.card(name).exhausted);
  };
  expect(after("Exarch Orelis", me, "Skywing")).toEqual(["Exarch Orelis", me, "Skywing"]);
  expect(after(me)).toEqual([me]);
  expect(after("Exarch Orelis", "Sunfury Briefings")).toEqual(["Exarch Orelis", "Sunfury Briefings"]);
  expect(after()).toEqual([]);
  // Of the resources only one.
  expect(after("Skywing", "Sunfury Briefings")).toEqual(["Skywing"]);
});
