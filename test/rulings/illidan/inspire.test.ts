import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { exhausted, inspiring, seats } from "../situation.ts";

ruling("HFI-012", ["Anchorite Kilandra"], (deal) => {
  const s = seats(deal, { hand: ["Anchorite Kilandra"], party: [exhausted("Luumon"), exhausted("Tim"), exhausted("Luumon")], resources: 1 }, { hand: ["Durdin Hammerhand"] });
  s.play("Kilandra").resolve().resolve();
  expect(["Anchorite Kilandra", "Kinivus the Focused", "Luumon", "Tim"].every((name) => s.offers(name))).toBe(true);
  // The resource that paid for it lies face down and has no name.
  expect(s.offered()).toHaveLength(4);
  s.choose("Luumon");
  s.to("ready", "opponent");
  if (s.request.kind === "may") s.choose("Yes");
  expect(s.offered()).toEqual(["Luumon", "Luumon"]);
  s.choose("Luumon#2");
  expect(["Luumon#1", "Luumon#2", "Tim"].map((name) => s.card(name).exhausted)).toEqual([true, false, true]);
});

ruling("HFI-012", ["Anchorite Kilandra"], (deal) => {
  // A token is called what it is.
  const s = seats(deal, { hand: ["Hatchet Totem", "Anchorite Kilandra"], resources: 3 }, {});
  s.play("Hatchet Totem").resolve().resolve().play("Kilandra").resolve().resolve();
  expect(s.offers("Axe")).toBe(true);
  s.choose("Axe").attack("Kinivus", "Thoros").resolve().to("defend");
  expect(s.card("Axe").exhausted).toBe(false);
}, { part: "a token" });

ruling("HFI-034", ["Instructor Giralo"], (deal) => {
  const set = () => seats(deal, { party: ["Instructor Giralo", exhausted("Luumon"), exhausted("Tim"), "Sandbox Tiger"] }, { party: ["Illia the Bitter"] });
  const s = set().to("ready", "opponent").choose("Yes");
  expect(s.offered()).toEqual(["Luumon", "Tim"]);
  s.choose("Luumon").resolveAll();
  expect([s.card("Luumon").keywords.includes("protector"), s.card("Tim").keywords.includes("protector")]).toEqual([true, false]);
  s.to("action", "opponent");
  expect(s.card("Luumon").keywords).toContain("protector");
  s.to("action", "me");
  expect(s.card("Luumon").keywords).not.toContain("protector");
  const ready = seats(deal, { party: ["Instructor Giralo", "Luumon"] }, {}).to("ready", "opponent");
  if (ready.request.kind === "may") ready.choose("Yes");
  ready.resolveAll();
  expect(ready.card("Luumon").keywords).not.toContain("protector");
});

ruling("HFI-036", ["Lightwarden's Band"], (deal) => {
  const after = (bands: number, ...names: readonly string[]) => {
    const s = seats(deal, { party: [...Array.from({ length: bands }, () => "Lightwarden's Band"), exhausted("Luumon"), exhausted("Tim"), exhausted("Eclipse")] }, {});
    inspiring(s, "opponent", ...names);
    return ["Luumon", "Tim", "Eclipse"].filter((name) => !s.card(name).exhausted);
  };
  expect(after(1, "Luumon", "Tim")).toEqual(["Luumon"]);
  expect(after(2, "Luumon", "Tim", "Eclipse")).toEqual(["Luumon", "Tim"]);
  expect(after(2, "Eclipse")).toEqual(["Eclipse"]);
});

ruling("HFI-057", ["Vindicator Aluumen", "Vindicator Falaan"], (deal) => {
  const party = [exhausted("Tyrennius Scatheblade"), exhausted("Zorus the Judicator"), exhausted("Tim"), exhausted("Tinker Bixy Blue"), exhausted("Luumon")];
  const all = ["Tyrennius", "Zorus", "Tim", "Bixy", "Luumon"];
  const after = (who: string, ...names: readonly string[]) => {
    const s = inspiring(seats(deal, { party: [who, ...party] }, {}), "opponent", ...names);
    return all.filter((name) => !s.card(name).exhausted);
  };
  expect(after("Vindicator Aluumen", "Tyrennius", "Zorus")).toEqual(["Tyrennius", "Zorus"]);
  expect(after("Vindicator Aluumen", "Zorus")).toEqual(["Zorus"]);
  expect(after("Vindicator Aluumen")).toEqual([]);
  expect(after("Vindicator Falaan", "Tim", "Bixy")).toEqual(["Tim", "Bixy"]);
  expect(after("Vindicator Falaan", "Bixy")).toEqual(["Bixy"]);
  expect(after("Vindicator Falaan")).toEqual([]);
});

ruling("HFI-058", ["Vindicator Javlo"], (deal) => {
  const set = (ally: string | ReturnType<typeof exhausted>) => seats(deal, { party: ["Vindicator Javlo", "Vindicator Kaldel", ally] }, {});
  const s = inspiring(set(exhausted("Luumon")), "opponent", "Luumon").resolveAll();
  expect(s.cards("me", "hand")).toHaveLength(1);
  const ready = inspiring(set("Luumon"), "opponent", "Luumon").resolveAll();
  expect(ready.cards("me", "hand")).toHaveLength(0);
});

ruling("HFI-060", ["Vindicator Lorin"], (deal) => {
  const after = (...names: readonly string[]) => {
    const s = seats(deal, { party: ["Vindicator Lorin", exhausted("Coif of the Wicked"), exhausted("Borak's Belt of Bravery"), exhausted("Arcanite Dragonling"), exhausted("Luumon")] }, {});
    inspiring(s, "opponent", ...names);
    return ["Coif", "Borak's", "Arcanite", "Luumon"].filter((name) => !s.card(name).exhausted);
  };
  expect(after("Coif", "Arcanite")).toEqual(["Coif", "Arcanite"]);
  expect(after("Arcanite")).toEqual(["Arcanite"]);
  expect(after("Borak's")).toEqual(["Borak's"]);
  expect(after("Coif", "Borak's")).toHaveLength(1);
  expect(after()).toEqual([]);
});
