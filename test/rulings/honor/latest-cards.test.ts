import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

ruling("FOH-008", ["Blackened Spear"], (deal) => {
  // Two with one keyword count once, one with another beside them once more.
  const s = seats(deal, { party: ["Blackened Spear", "Himul Longstrider"], hand: ["Charkov"], resources: 5 }, {});
  expect(s.card("Blackened Spear").atk).toBe(4);
  const two = seats(deal, { party: ["Blackened Spear", "Himul Longstrider", "Sanva", "Charkov", "Kazamon Steelskin"] }, {});
  expect(two.card("Blackened Spear").atk).toBe(6);
  const none = seats(deal, { party: ["Blackened Spear", "Luumon"] }, { party: ["Himul Longstrider"] });
  expect(none.card("Blackened Spear").atk).toBe(3);
});

ruling("FOH-012", ["Bulwark of the Amani Empire"], (deal) => {
  const s = seats(deal, { party: ["Bulwark of the Amani Empire", "Luumon"] }, { hand: ["Starshot", "Starshot"], resources: 4 }, "opponent");
  s.play("Starshot", "Luumon").resolve();
  expect(s.request.kind).toBe("armor");
  s.choose("Exhaust Bulwark of the Amani Empire");
  expect(s.card("Luumon").damage).toBe(0);
  expect(s.card("Bulwark").exhausted).toBe(true);
  s.play("Starshot", "Luumon").resolve();
  expect(s.card("Luumon").damage).toBe(3);
  const hero = seats(deal, { party: ["Bulwark of the Amani Empire"] }, { party: ["Illia the Bitter"] }, "opponent");
  hero.attack("Illia", "Kinivus").resolve().to("action");
  hero.choose("Exhaust Bulwark of the Amani Empire");
  expect(hero.card("Kinivus").damage).toBe(3);
});

ruling("FOH-022", ["Everlasting Cold"], (deal) => {
  const s = seats(deal, {}, { party: [{ card: "Everlasting Cold", attachedTo: "Kinivus the Focused" }, "Luumon"] });
  s.attack("Kinivus", "Thoros").resolve().to("action");
  expect(s.card("Kinivus").damage).toBe(0);
  s.to("action", "opponent");
  expect(s.card("Kinivus").damage).toBe(1);
  s.to("action", "me").to("action", "opponent");
  expect(s.card("Kinivus").damage).toBe(3);
});

ruling("FOH-024", ["Frostwolf Insignia"], (deal) => {
  const s = seats(deal, { party: [{ card: "Frostwolf Insignia", counters: { honor: 4 } }], hand: ["Pin", "Pin", "Pin"], resources: 3 }, { party: [{ card: "Luumon", damage: 2 }] });
  s.play("Pin", "opponent").resolveAll();
  expect(s.card("Frostwolf Insignia").counters).toEqual({ honor: 5 });
  s.play("Pin", "opponent").resolve();
  while (s.request.kind === "target") s.choose("Luumon");
  s.resolveAll();
  while (s.request.kind === "target") s.choose("Luumon");
  s.resolveAll();
  expect(s.card("Frostwolf Insignia").zone).toBe("graveyard");
  expect(s.card("Luumon").damage).toBe(0);
  // Six that are there by something else do nothing until a card is played.
  const six = seats(deal, { party: [{ card: "Frostwolf Insignia", counters: { honor: 6 } }] }, {});
  six.pass().pass();
  expect(six.card("Frostwolf Insignia").zone).toBe("play");
  // So does the sixth that something else adds, until the next card.
  const quest = seats(deal, { party: [{ card: "Frostwolf Insignia", counters: { honor: 5 } }], faceUp: ["Call to Arms: Alterac Valley"], hand: ["Pin"], resources: 5 }, { hand: ["Pin"], resources: 1 });
  quest.complete("Alterac Valley").resolve();
  while (quest.request.kind !== "priority") quest.choose(quest.offers("Yes") ? "Yes" : "Frostwolf Insignia");
  expect([quest.card("Frostwolf Insignia").counters, quest.card("Frostwolf Insignia").zone]).toEqual([{ honor: 6 }, "play"]);
  quest.pass().play("Pin", "me").resolve().resolveAll();
  expect(quest.card("Frostwolf Insignia").zone).toBe("play");
  // What counts is how many there are as it resolves.
  const fewer = seats(deal, { party: [{ card: "Frostwolf Insignia", counters: { honor: 5 } }, "Adam Eternum"], hand: ["Pin"], resources: 1 }, {}).play("Pin", "opponent");
  until(fewer, "me").use("Adam");
  while (fewer.request.kind !== "priority") fewer.choose(fewer.offered()[0] ?? "");
  fewer.resolveAll();
  expect([fewer.card("Frostwolf Insignia").counters, fewer.card("Frostwolf Insignia").zone]).toEqual([{ honor: 5 }, "play"]);
});

ruling("FOH-031", ["Heartless"], (deal) => {
  const s = seats(deal, { party: ["Heartless", "Zorus the Judicator", "Himul Longstrider"], resources: 3 }, {});
  s.use("Heartless").choose("Zorus").resolve();
  // Zorus bears it, but no more than it takes.
  expect([s.card("Zorus").damage, s.card("Zorus").zone]).toEqual([1, "play"]);
  s.use("Heartless");
  expect(s.request.kind).toBe("priority");
  expect([s.card("Zorus").damage, s.card("Himul").damage]).toEqual([1, 1]);
  s.resolve().use("Heartless").resolveAll();
  // Two are the most that Himul bears; he is gone, and nobody is left to take any.
  expect([s.card("Himul").zone, s.card("Zorus").damage, s.can("use", "Heartless")]).toEqual(["graveyard", 1, false]);
});

ruling("FOH-040", ["Larrington Zarus"], (deal) => {
  const s = seats(deal, { party: ["Larrington Zarus"] }, { party: ["Highlord Bolvar Fordragon"] });
  s.attack("Larrington", "Bolvar").resolve().to("action");
  while (s.request.kind === "target") s.choose("opponent");
  s.resolveAll();
  expect(s.card("Larrington").zone).toBe("play");
  expect(s.card("Larrington").controller).toBe("opponent");
  expect(s.card("Larrington").tags).toContain("undead");
});

ruling("FOH-042", ["Marundal the Kindred"], (deal) => {
  const s = seats(deal, { party: ["Marundal the Kindred", "Luumon"], hand: ["Starshot", "A Final Sacrifice"], resources: 3 }, { party: ["Acolyte Kemistra", "Tim"] });
  expect([s.card("Kemistra").atk, s.card("Kemistra").health]).toEqual([5, 5]);
  expect([s.card("Tim").atk, s.card("Tim").health]).toEqual([3, 3]);
  s.play("A Final Sacrifice", "Luumon").resolve();
  expect([s.card("Luumon").atk, s.card("Luumon").health]).toEqual([5, 5]);
  s.play("Starshot", "Kemistra").resolve();
  expect(s.card("Kemistra").damage).toBe(3);
});

ruling("FOH-052", ["Spark"], (deal) => {
  const s = seats(deal, { hand: ["Spark", "Tim"], party: ["Blood Frenzy"], resources: 7 }, {});
  s.play("Tim").resolve();
  s.play("Spark").resolve();
  expect(s.can("attack", "Tim")).toBe(false);
  const before = s.card("Thoros").damage;
  for (const what of ["Tim", "Kinivus", "Blood Frenzy"]) {
    s.use("Kinivus");
    while (s.request.kind !== "priority") s.choose(s.request.kind === "target" ? "Thoros" : what);
    expect(s.card(what).exhausted).toBe(true);
    s.resolve();
  }
  expect(s.card("Thoros").damage).toBe(before + 3);
  const dealt = s.game.state.history.filter(({ verb }) => verb === "deal");
  expect(dealt.every(({ with: means }) => means !== s.card("Blood Frenzy").id)).toBe(true);
});
