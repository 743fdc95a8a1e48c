import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats } from "../situation.ts";

ruling("HFI-061", ["Vindicator Vasha"], (deal) => {
  const s = seats(deal, { party: ["Arcanist Avelena", "Grunt Baranka"], hand: ["Vindicator Vasha"], resources: 1, faceUp: ["Sunfury Briefings"] }, { party: ["Retainer Cara", "Vindicator Kaldel", "Tyrennius Scatheblade"], hand: ["Withdraw"], resources: 3 });
  expect([s.card("Arcanist Avelena").keywords, s.card("Retainer Cara").keywords]).toEqual([["sabotage"], ["sabotage"]]);
  s.play("Vindicator Vasha").resolve();
  // Scryer cards, whoever has them.
  expect(["Arcanist Avelena", "Retainer Cara", "Vindicator Kaldel", "Tyrennius", "Grunt Baranka"].map((name) => s.card(name).keywords)).toEqual([[], [], ["inspire"], ["protector"], ["protector"]]);
  s.pass().play("Withdraw", "Vasha").resolve();
  expect(s.card("Retainer Cara").keywords).toEqual(["sabotage"]);
});
