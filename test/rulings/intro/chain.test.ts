import { expect } from "vitest";
import { ruling } from "../ruling.ts";

const me = "Thoros the Savior";
const opponent = "Chloe Mithrilbolt";

ruling("INTRO-002", ["Tim", "Sunfury Briefings", "Withdraw"], (deal) => {
  const s = deal(
    { me: { hero: me, party: ["Tim"], faceUp: ["Sunfury Briefings"], hand: ["Withdraw"], resources: 4 }, opponent: { hero: opponent, party: ["Luumon"] } },
    { turn: "opponent" },
  );
  const offersThem = () => s.can("use", "Tim") && s.can("complete", "Sunfury Briefings") && s.can("play", "Withdraw");
  expect(s.deciding).toBe("opponent");
  s.pass();
  expect([s.deciding, s.step, offersThem()]).toEqual(["me", "action", true]);
  s.use("Tim", opponent).resolve();
  expect(s.card(opponent).damage).toBe(1);
  s.attack("Luumon", me).pass();
  expect(s.can("complete", "Sunfury Briefings")).toBe(true);
  s.complete("Sunfury Briefings").resolve();
  if (s.request.kind !== "priority") s.choose("Tim");
  expect(s.card("Sunfury Briefings").faceDown).toBe(true);
});

ruling("INTRO-003", ["Tim", "Arcanite Dragonling"], (deal) => {
  const s = deal({ me: { hero: me, party: [{ card: "Tim", fresh: true }], hand: ["Tim", "Demon Hide Spaulders"], resources: 6 }, opponent: { hero: opponent } });
  expect(s.can("use", "Tim")).toBe(false);
  expect(s.can("attack", "Tim")).toBe(false);
  s.play("Tim").resolve();
  expect(s.can("use", "Tim")).toBe(false);
  // Only allies have to wait.
  s.play("Demon Hide Spaulders").resolve();
  expect(s.can("use", "Demon Hide Spaulders")).toBe(true);
  // On the opponent's turn they have not been there since the start of their controller's turn either.
  s.to("action", "opponent").pass();
  expect(s.can("use", "Tim")).toBe(false);
  s.to("action", "me");
  expect(s.can("use", "Tim")).toBe(true);
  expect(s.can("attack", "Tim")).toBe(true);
});

ruling("INTRO-003", [], (deal) => {
  const s = deal({ me: { hero: me, party: [{ card: "Tim" }] }, opponent: { hero: opponent, party: ["Tim"] } });
  expect(s.can("use", "me: Tim")).toBe(true);
  s.pass();
  // The other player's ally was there as his turn before this one began.
  expect(s.can("use", "opponent: Tim")).toBe(true);
}, { part: "on the other player's turn" });

ruling("INTRO-004", ["Ras'fari Bloodfrenzy"], (deal) => {
  const s = deal({ me: { hero: me, party: [{ card: "Ras'fari Bloodfrenzy", fresh: true }, { card: "Luumon", fresh: true }] }, opponent: { hero: opponent } });
  expect(s.can("attack", "Luumon")).toBe(false);
  expect(s.can("attack", "Ras'fari Bloodfrenzy")).toBe(true);
  s.attack("Ras'fari Bloodfrenzy", opponent).resolve().to("action");
  expect(s.card(opponent).damage).toBe(4);
});

ruling("INTRO-023", [], (deal) => {
  const s = deal({
    me: { hero: me, hand: ["Pin", "Withdraw", "Luumon"], party: ["Tim", "Heartrazor"], resources: 12, faceUp: ["Skywing"] },
    opponent: { hero: opponent, party: ["Luumon"] },
  });
  s.play("Pin", "opponent");
  expect(s.chain()).toEqual(["Pin"]);
  s.resolve().place("Withdraw", "down");
  expect(s.chain()).toHaveLength(1);
  expect(s.cards("me", "resource row")).toHaveLength(13);
  s.resolve();
  expect(s.cards("me", "resource row")).toHaveLength(14);
  s.use("Tim", opponent);
  expect(s.chain()).toHaveLength(1);
  s.complete("Skywing");
  // A link upon a link.
  expect(s.chain()).toHaveLength(2);
  s.resolveAll().attack(me, "opponent: Luumon");
  expect(s.chain()).toHaveLength(1);
  s.resolve().to("defend").strike("Heartrazor");
  expect(s.chain()).toHaveLength(1);
});

ruling("INTRO-024", [], (deal) => {
  const s = deal({
    me: { hero: me, party: ["Luumon", "Illia the Bitter"], hand: ["Pin"], faceUp: ["Skywing"] },
    opponent: { hero: opponent, party: ["Tyrennius Scatheblade", "Coif of the Wicked", "Sandbox Tiger"] },
  });
  // Costs are paid before the next player can do anything, and off the chain.
  s.play("Pin", "opponent");
  expect(s.chain()).toEqual(["Pin"]);
  expect(s.card("Skywing").exhausted).toBe(true);
  expect(s.deciding).toBe("me");
  s.resolve();
  s.attack("Luumon", "Sandbox Tiger").resolve().to("defend").choose("Tyrennius Scatheblade");
  expect(s.card("Tyrennius Scatheblade").exhausted).toBe(true);
  expect(s.chain()).toEqual([]);
  s.to("action");
  expect(s.chain()).toEqual([]);
  s.attack("Illia the Bitter", opponent).resolve().to("conclusion");
  s.choose("Exhaust Coif of the Wicked");
  expect(s.card("Coif of the Wicked").exhausted).toBe(true);
  expect(s.card(opponent).damage).toBe(3);
  expect(s.chain()).toEqual([]);
});

ruling("INTRO-025", ["Durdin Hammerhand"], (deal) => {
  const s = deal({ me: { hero: me, party: ["Durdin Hammerhand"] }, opponent: { hero: opponent, party: ["Luumon"], hand: ["Withdraw"], resources: 3 } });
  s.use("Durdin Hammerhand", "Luumon");
  expect(s.deciding).toBe("me");
  expect(s.cards("me", "graveyard")).toEqual(["Durdin Hammerhand"]);
  expect(s.chain()).toHaveLength(1);
  expect(s.card("Luumon").exhausted).toBe(false);
  // Too late to save him from it.
  s.pass();
  expect(s.deciding).toBe("opponent");
  s.play("Withdraw");
  expect(s.chain()).toHaveLength(2);
  s.resolve();
  expect(s.cards("me", "graveyard")).toEqual(["Durdin Hammerhand"]);
});

ruling("INTRO-026", [], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Withdraw"], resources: 3, party: ["Luumon"] }, opponent: { hero: opponent, hand: ["Withdraw"], resources: 3 } });
  // Who has it may add a link or pass; nobody else may do anything.
  expect(s.deciding).toBe("me");
  expect(s.offers("Pass")).toBe(true);
  expect(s.can("play", "Withdraw")).toBe(true);
  s.pass();
  expect(s.deciding).toBe("opponent");
  expect(s.offers("Pass")).toBe(true);
  expect(s.can("play", "Withdraw")).toBe(true);
  expect(s.can("attack", "Luumon")).toBe(false);
});

ruling("INTRO-027", [], (deal) => {
  const s = deal({ me: { hero: me }, opponent: { hero: opponent, hand: ["Withdraw"], resources: 3, party: ["Luumon"] } });
  // Each window opens with the turn player, whoever has just acted.
  for (const step of ["action", "end"]) {
    s.to(step, "me");
    expect([s.step, s.deciding]).toEqual([step, "me"]);
    s.pass();
    expect(s.deciding).toBe("opponent");
    s.pass();
  }
  for (const step of ["ready", "draw", "action", "end"]) {
    s.to(step, "opponent");
    expect([s.step, s.deciding]).toEqual([step, "opponent"]);
  }
});

ruling("INTRO-028", [], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Withdraw", "Withdraw"], resources: 6, party: ["Luumon"] }, opponent: { hero: opponent, hand: ["Withdraw", "Pin"], resources: 4, party: ["Tim"] } });
  s.play("Withdraw", "Luumon");
  expect(s.deciding).toBe("me");
  s.play("Withdraw", "Tim");
  expect(s.deciding).toBe("me");
  s.pass().play("Pin", "me");
  // On the other player's turn too.
  expect(s.deciding).toBe("opponent");
  s.use("Tim", me);
  expect(s.deciding).toBe("opponent");
  expect(s.chain()).toHaveLength(4);
});

ruling("INTRO-029", [], (deal) => {
  const seat = { hero: me, hand: ["Withdraw"], resources: 3, party: ["Luumon"] };
  const s = deal({ first: seat, second: { ...seat, hero: opponent }, third: { ...seat, hero: "Sister Remba" } }, { turn: "second" });
  s.pass();
  expect(s.deciding).toBe("third");
  s.pass();
  expect(s.deciding).toBe("first");
  s.play("Withdraw", "Luumon").pass();
  expect(s.deciding).toBe("second");
  s.pass();
  expect(s.deciding).toBe("third");
});

ruling("INTRO-030", [], (deal) => {
  const s = deal({ me: { hero: me, hand: ["Withdraw"], resources: 3, party: ["Tim", "Luumon"] }, opponent: { hero: opponent, hand: ["Withdraw", "Pin"], resources: 4 } });
  s.use("Tim", opponent).pass();
  s.play("Withdraw", "Luumon").pass().pass();
  // Only the topmost has resolved, and it is the turn player's priority although the link was not his.
  expect(s.cards("me", "hand")).toEqual(["Withdraw", "Luumon"]);
  expect(s.chain()).toHaveLength(1);
  expect(s.card(opponent).damage).toBe(0);
  expect(s.deciding).toBe("me");
  // There is room for an answer between the two.
  s.pass();
  expect(s.can("play", "Pin")).toBe(true);
  s.play("Pin", "me").pass().pass();
  expect(s.chain()).toHaveLength(1);
  expect(s.deciding).toBe("me");
  s.pass().pass();
  expect(s.card(opponent).damage).toBe(1);
  expect(s.deciding).toBe("me");
  expect(s.step).toBe("action");
});

ruling("INTRO-031", [], (deal) => {
  const s = deal({ me: { hero: me }, opponent: { hero: opponent, hand: ["Pin"], resources: 1 } });
  s.pass();
  // One player's pass does not close it, nor do two with something between them.
  s.play("Pin", "me").resolve();
  expect([s.step, s.deciding]).toEqual(["action", "me"]);
  s.pass();
  expect(s.step).toBe("action");
  s.pass();
  expect(s.step).toBe("end");
});

ruling("INTRO-032", ["Tim"], (deal) => {
  const s = deal({ me: { hero: me, party: ["Tim"] }, opponent: { hero: opponent, hand: ["Touch of the Arcane"], resources: 3 } });
  s.use("Tim", opponent).pass();
  s.play("Touch of the Arcane", "Tim").resolve();
  expect(s.card("Tim").zone).toBe("graveyard");
  expect(s.chain()).toHaveLength(1);
  expect(s.card(opponent).damage).toBe(0);
  s.resolve();
  expect(s.card(opponent).damage).toBe(1);
});
