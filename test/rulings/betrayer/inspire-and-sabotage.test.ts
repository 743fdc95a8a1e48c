import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { exhausted, inspiring, seats, until } from "../situation.ts";

ruling("SOB-005", [], (deal) => {
  const mine = { party: ["Vindicator Kaldel", exhausted("Luumon"), exhausted("Illia the Bitter"), exhausted("Coif of the Wicked")] };
  const s = seats(deal, mine, { party: [exhausted("Tim")] });
  s.to("ready", "opponent").choose("Yes");
  expect(s.offered()).toEqual(["Luumon", "Illia the Bitter"]);
  s.choose("Luumon");
  expect(["Luumon", "Illia", "Coif"].map((name) => s.card(name).exhausted)).toEqual([false, true, true]);
  const declined = inspiring(seats(deal, mine, {}), "opponent");
  expect(declined.card("Luumon").exhausted).toBe(true);
});

ruling("SOB-006", [], (deal) => {
  const s = seats(deal, { party: ["Vindicator Kaldel", exhausted("Luumon")] }, { party: [exhausted("Tim")] });
  s.to("ready", "opponent");
  expect(s.chain()).toEqual([]);
  s.choose("Yes");
  expect([s.request.kind, s.chain().length]).toEqual(["priority", 0]);
  expect([s.card("Luumon").exhausted, s.card("Tim").exhausted]).toEqual([false, false]);
});

ruling("SOB-007", [], (deal) => {
  const s = seats(deal, { party: ["Vindicator Kaldel", "Vindicator Kaldel", exhausted("Luumon"), exhausted("Tim"), "Sandbox Tiger"] }, {});
  s.to("ready", "opponent").choose("Yes");
  expect(s.offered()).toEqual(["Luumon", "Tim"]);
  s.choose("Luumon").choose("Yes");
  expect(s.offers("Luumon")).toBe(false);
  if (s.request.kind !== "priority") s.choose("Tim");
  expect([s.card("Luumon").exhausted, s.card("Tim").exhausted]).toEqual([false, false]);
});

ruling("SOB-009", [], (deal) => {
  const s = seats(deal, { party: ["Retainer Cara"] }, { party: ["Coif of the Wicked", "Luumon", "Eclipse"] });
  s.propose("Cara");
  expect([...s.offered()].sort()).toEqual(["Luumon", "Sabotage Coif of the Wicked", "Thoros the Savior"]);
  const normal = seats(deal, { party: ["Retainer Cara"] }, { party: ["Coif of the Wicked", "Luumon"] });
  normal.attack("Cara", "Luumon").resolve().to("action").resolveAll();
  expect(normal.card("Luumon").zone).toBe("graveyard");
  expect(normal.card("Coif").controller).toBe("opponent");
});

ruling("SOB-010", [], (deal) => {
  const s = deal(
    {
      me: { hero: "Kinivus the Focused", party: ["Retainer Cara", "Tim", "Coif of the Wicked"], team: 1 },
      friend: { hero: "Chloe Mithrilbolt", party: ["Grugthar Sharpblade", "Azure-Shield of Coldarra"], team: 1 },
      foe: { hero: "Thoros the Savior", party: ["Luumon", "Coif of the Wicked"], team: 2 },
    },
    { turn: "me" },
  );
  s.propose("Cara");
  expect([...s.offered()].sort()).toEqual(["Luumon", "Sabotage Coif of the Wicked", "Thoros the Savior"]);
});

ruling("SOB-011", [], (deal) => {
  const set = () => seats(deal, { party: ["Arcanist Alathana"], hand: ["Clutch Shot"], resources: 1 }, { party: ["Eclipse", "Tyrennius Scatheblade", "Luumon"] });
  const s = set();
  s.propose("Alathana").choose("Sabotage Eclipse").resolve();
  // Without ATK it sabotages all the same.
  s.play("Clutch Shot", "Luumon", "Alathana").resolve();
  expect(s.card("Alathana").atk).toBe(0);
  s.pass().pass().choose("No").to("action").resolveAll();
  expect(s.card("Eclipse").counters).toEqual({ depletion: 1 });
  expect(s.card("Alathana").damage).toBe(0);
  // Who protects makes a fight of it.
  const met = set();
  met.propose("Alathana").choose("Sabotage Eclipse").resolve().pass().pass();
  met.choose("Tyrennius").resolve().to("action").resolveAll();
  expect(met.card("Eclipse").counters).toEqual({});
  expect(met.card("Alathana").zone).toBe("graveyard");
  expect(met.card("Tyrennius").zone).toBe("graveyard");
});

ruling("SOB-008", ["Marksman Glous"], (deal) => {
  const set = (quest: string | ReturnType<typeof exhausted>, resources: number) =>
    seats(deal, { party: ["Marksman Glous", "Marksman Glous"], faceUp: [quest], resources }, {});
  const able = (s: ReturnType<typeof set>): boolean => until(s.resolveAll(), "me").can("complete", "Sunfury Briefings");
  const three = inspiring(set(exhausted("Sunfury Briefings"), 3), "opponent", "Sunfury Briefings");
  expect(three.card("Sunfury Briefings").exhausted).toBe(false);
  expect(able(three)).toBe(true);
  // Not twice for one quest, and not for one that was ready.
  expect(able(inspiring(set(exhausted("Sunfury Briefings"), 2), "opponent", "Sunfury Briefings", "Sunfury Briefings"))).toBe(false);
  expect(able(inspiring(set("Sunfury Briefings", 3), "opponent", "Sunfury Briefings"))).toBe(false);
  expect(able(inspiring(set(exhausted("Sunfury Briefings"), 3), "opponent"))).toBe(false);
});

ruling("SOB-014", ["Anchorite Onkoth"], (deal) => {
  const s = seats(deal, { party: ["Anchorite Onkoth", exhausted("Luumon"), exhausted("Coif of the Wicked"), exhausted("Eclipse")], faceUp: [exhausted("Lost!")] }, {});
  s.to("ready", "opponent").choose("Yes");
  expect(s.offered()).toEqual(["Luumon", "Coif of the Wicked", "Eclipse", "Lost!"]);
  expect(s.request.max).toBe(1);
  s.choose("Coif of the Wicked");
  expect(s.request.kind).toBe("priority");
  expect(["Luumon", "Coif", "Eclipse", "Lost!"].filter((name) => !s.card(name).exhausted)).toEqual(["Coif"]);
});

ruling("SOB-024", ["Exarch Orelis"], (deal) => {
  const after = (...names: readonly string[]) => {
    const s = seats(deal, { party: [exhausted("Exarch Orelis"), exhausted("Coif of the Wicked")], faceUp: ["Lost!", "The Defias Brotherhood"].map(exhausted) }, {});
    inspiring(s, "opponent", ...names);
    return ["Orelis", "Coif", "Lost!", "Defias"].filter((name) => !s.card(name).exhausted);
  };
  expect(after("Orelis", "Coif", "Lost!")).toEqual(["Orelis", "Coif", "Lost!"]);
  expect(after("Coif")).toEqual(["Coif"]);
  expect(after("Lost!", "Defias")).toEqual(["Lost!"]);
  expect(after()).toEqual([]);
});
