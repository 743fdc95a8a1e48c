import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

ruling("BOG-027", ["Divine Justice"], (deal) => {
  const set = () => seats(deal, { hand: ["Divine Justice"], resources: 2, party: ["Luumon"] }, { party: ["Illia the Bitter", "Acolyte Kemistra"], hand: ["Withdraw"], resources: 3 });
  const s = set().play("Divine Justice", "Illia");
  // Two different ones.
  expect(s.offers("Illia")).toBe(false);
  s.choose("Kemistra").resolve().choose("Yes");
  expect([s.card("Illia").exhausted, s.card("Kemistra").damage]).toEqual([true, 6]);
  const second = set().play("Divine Justice", "Illia", "Kemistra");
  until(second.pass(), "opponent").play("Withdraw", "Kemistra").resolve().resolve();
  if (second.request.kind === "may") second.choose("Yes");
  expect([second.card("Illia").exhausted, second.card("Kemistra").zone]).toEqual([true, "hand"]);
  const first = set().play("Divine Justice", "Illia", "Kemistra");
  until(first.pass(), "opponent").play("Withdraw", "Illia").resolve().resolve();
  expect([first.request.kind, first.card("Kemistra").damage, first.card("Kemistra").exhausted]).toEqual(["priority", 0, false]);
});

const finisher = `Salt the Wound, 1, Mage, Instant Ability—Fire (Own-1C)
Your hero deals 1 fire damage to target damaged hero.`;

ruling("BOG-031", ["Foam Sword Rack"], (deal) => {
  const s = seats(deal, { party: ["Foam Sword Rack", "Akama's Sash"], hand: ["Salt the Wound"], resources: 2 }, { resources: 1, party: ["Luumon"] });
  expect(s.can("play", "Salt the Wound")).toBe(false);
  s.use("Kinivus");
  if (s.request.kind === "target") {
    expect([...s.offered()].sort()).toEqual(["Kinivus the Focused", "Thoros the Savior"]);
    s.choose("Thoros");
  }
  s.resolve();
  // Not dealt with an ability: the sash adds nothing.
  expect(s.card("Thoros").damage).toBe(0.5);
  expect(s.can("play", "Salt the Wound")).toBe(true);
  s.use("Kinivus", "Thoros").resolve();
  expect(s.card("Thoros").damage).toBe(1);
  // The other hero has it too, and it is that hero that deals it.
  until(s, "opponent").use("Thoros", "Kinivus").resolve();
  expect(s.card("Kinivus").damage).toBe(0.5);
}, { own: finisher });

ruling("BOG-031", ["Foam Sword Rack"], (deal) => {
  const s = seats(deal, { party: ["Foam Sword Rack", "Shadow Silhouettes", "Tim"], resources: 1 }, { party: ["Tim"], resources: 1 });
  until(s, "opponent").use("Tim", "Kinivus").resolve();
  until(s, "opponent").use("Thoros", "Kinivus").resolve();
  expect(s.card("Kinivus").damage).toBe(1.5);
  s.to("end").resolveAll();
  // "For each damage" leaves the half out.
  expect(s.card("Shadow Silhouettes").damage).toBe(1);
}, { part: "for each damage" });

ruling("BOG-039", ["Gladiator Zophos"], (deal) => {
  const s = seats(deal, { party: ["Gladiator Zophos", "Gladiator Addisyn", "Tim"] }, { party: ["Acolyte Kemistra", "Tim"] }, "opponent");
  s.attack("Kemistra", "Addisyn").resolve().to("action").resolveAll();
  expect([s.card("Addisyn").zone, s.card("Kemistra").damage]).toEqual(["graveyard", 5]);
  // What is no Arena ally does not hit back.
  s.use("opponent: Tim", "me: Tim").resolve();
  expect([s.card("me: Tim").zone, s.card("opponent: Tim").zone, s.chain().length]).toEqual(["graveyard", "play", 0]);
});

ruling("BOG-040", ["Gladiator's Aegis"], (deal) => {
  const s = seats(deal, { party: ["Gladiator's Aegis", "Luumon"] }, { hand: ["Mind Blast"], party: ["Tim", "Illia the Bitter"], resources: 5 }, "opponent");
  s.use("Tim", "Luumon").resolve();
  expect(s.card("Luumon").damage).toBe(0);
  // Six would leave no less than its health.
  s.attack("Illia", "Luumon").resolve().to("action");
  expect(s.card("Luumon").zone).toBe("graveyard");
});

ruling("BOG-040", ["Gladiator's Aegis"], (deal) => {
  const set = (tired: boolean) => seats(deal, { party: ["Gladiator's Aegis"] }, { party: [{ card: "Luumon", exhausted: tired }], hand: ["Withdraw"], resources: 3 });
  for (const tired of [false, true]) {
    const s = set(tired).use("Gladiator's Aegis", "Luumon").resolve();
    expect([s.card("Luumon").exhausted, s.cards("me", "hand").length]).toEqual([true, 1]);
    s.to("action", "opponent");
    expect(s.card("Luumon").exhausted).toBe(true);
    s.to("action", "me").to("action", "opponent");
    expect(s.card("Luumon").exhausted).toBe(false);
  }
  const gone = set(false).use("Gladiator's Aegis", "Luumon").pass();
  gone.play("Withdraw", "Luumon").resolve().resolve();
  expect(gone.cards("me", "hand")).toEqual([]);
}, { part: "its power" });

ruling("BOG-041", ["Greater Chain Heal"], (deal) => {
  const hurt = [{ card: "Luumon", damage: 4 }, { card: "Acolyte Kemistra", damage: 6 }];
  const set = () => seats(deal, { party: hurt, hand: ["Greater Chain Heal"], resources: 3 }, { hand: ["Withdraw"], resources: 3 }).play("Greater Chain Heal");
  const s = set();
  expect(s.request.max).toBe(4);
  s.choose("Luumon", "Kemistra").resolve();
  expect([s.card("Luumon").damage, s.card("Kemistra").damage]).toEqual([0, 2]);
  const one = set().choose("Luumon", "Kemistra");
  until(one, "opponent").play("Withdraw", "Luumon").resolve().resolve();
  expect(one.card("Kemistra").damage).toBe(2);
});

ruling("BOG-046", ["Lo'Gosh"], (deal) => {
  const s = seats(deal, { party: ["Lo'Gosh"] }, { party: ["Luumon"] });
  s.attack("Lo'Gosh", "Luumon").resolve().to("defend");
  expect([s.card("Luumon").atk, s.card("Luumon").health]).toEqual([4, 4]);
  s.to("action");
  expect([s.card("Lo'Gosh").zone, s.card("Luumon").zone]).toEqual(["graveyard", "graveyard"]);
  const two = seats(deal, { party: ["Lo'Gosh", "Gladiator Emek"] }, { party: ["Luumon", "Acolyte Kemistra"] }).attack("Lo'Gosh", "Luumon").resolve().to("defend");
  expect([two.card("Luumon").atk, two.card("Luumon").health, two.card("Kemistra").atk]).toEqual([3, 3, 3]);
  two.to("action");
  expect([two.card("Lo'Gosh").zone, two.card("Lo'Gosh").damage]).toEqual(["play", 3]);
});

ruling("BOG-055", ["The Rewards of Faith"], (deal) => {
  const s = seats(deal, { party: ["Akama's Sash", "Sandbox Tiger", "Luumon"], hand: ["The Rewards of Faith"], resources: 1 }, { party: ["Tyrennius Scatheblade"] });
  s.play("The Rewards of Faith", "Thoros").resolve();
  // Two damage: still one choice.
  expect(s.card("Thoros").damage).toBe(2);
  expect(s.request.kind).not.toBe("priority");
  s.choose("Luumon");
  expect(s.request.kind).toBe("priority");
  s.attack("Luumon", "Tyrennius").resolve().to("action");
  while (s.request.kind !== "priority") s.choose(s.offered()[0] ?? "");
  expect(s.card("Luumon").damage).toBe(1);
});

ruling("BOG-068", ["Tremor Shock"], (deal) => {
  const s = seats(deal, { hand: ["Tremor Shock"], resources: 3 }, { party: ["Luumon"] });
  s.play("Tremor Shock", "Luumon").resolve();
  expect(s.card("Luumon").damage).toBe(2);
  s.to("action", "opponent");
  expect(s.card("Luumon").damage).toBe(2);
  // In the attacker's turn.
  const turn = seats(deal, { hand: ["Tremor Shock"], resources: 3 }, { party: ["Luumon", "Kazamon Steelskin"] }, "opponent");
  until(turn, "me").play("Tremor Shock", "Luumon").resolve();
  expect([turn.can("attack", "Luumon"), turn.can("attack", "Kazamon")]).toEqual([false, true]);
  // One packet gets through.
  const mage = seats(deal, { hand: ["Tremor Shock"], resources: 3 }, { party: ["Gladiator Addisyn"] }, "opponent");
  until(mage, "me").play("Tremor Shock", "Gladiator Addisyn").resolve();
  expect(mage.can("attack", "Addisyn")).toBe(false);
});

ruling("BOG-068", ["Tremor Shock"], (deal) => {
  const set = () => seats(deal, { hand: ["Tremor Shock"], resources: 3, party: ["Luumon"] }, { hand: ["Clutch Shot", "Withdraw"], party: ["Luumon", "Tim"], resources: 4 }, "opponent");
  const s = set().play("Withdraw", "me: Luumon").play("Clutch Shot", "opponent: Luumon", "me: Luumon");
  until(s, "me").play("Tremor Shock", "Thoros").resolve();
  expect([s.card("Thoros").damage, s.deciding]).toEqual([2, "me"]);
  // One of those on the chain, not one for each packet.
  if (s.offers("Yes")) s.choose("Yes");
  expect(["Clutch Shot", "Withdraw"].map((name) => s.offers(name))).toEqual([true, true]);
  s.choose("Withdraw");
  expect([s.request.kind, s.chain(), s.card("Withdraw").zone]).toEqual(["priority", ["Clutch Shot"], "graveyard"]);
  const none = set();
  until(none, "me").play("Tremor Shock", "Thoros").resolve();
  if (none.request.kind === "may") none.choose("Yes");
  expect([none.request.kind, none.card("Thoros").damage]).toEqual(["priority", 2]);
}, { part: "interrupting" });
