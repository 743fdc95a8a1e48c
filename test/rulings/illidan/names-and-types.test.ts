import { expect } from "vitest";
import { problemsOf } from "../deck.ts";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

ruling("HFI-002", ["Akama's Sash", "Eclipse"], () => {
  // A Demon hero is loyal as he is no Traitor.
  expect(problemsOf("Mother Misery", "Akama's Sash")).toEqual([]);
  expect(problemsOf("Mother Misery", "Eclipse").some((problem) => problem.startsWith("Eclipse"))).toBe(true);
  expect(problemsOf("Marlowe the Felsworn", "Akama's Sash")).toEqual(["Akama's Sash: CR 100.2b"]);
});

ruling("HFI-014", ["Arcanist Thelis"], (deal) => {
  const s = seats(deal, { party: ["Arcanist Thelis"], deck: ["Tim", "Luumon", "Illia the Bitter"] }, { deck: ["Pin", "Burgle", "Withdraw"], hand: ["Victimize"], resources: 5 });
  s.propose("Arcanist Thelis");
  s.choose(s.offered().find((label) => label.startsWith("Sabotage")) ?? "").resolve();
  s.to("action").resolveAll();
  expect([s.cards("me", "deck"), s.cards("opponent", "deck")]).toEqual([["Pin", "Burgle", "Withdraw"], ["Tim", "Luumon", "Illia the Bitter"]]);
  // Owner of what he got, for the rest of the game.
  s.to("action", "opponent");
  expect([s.cards("opponent", "hand"), s.card("Tim").owner]).toEqual([["Victimize", "Tim"], "opponent"]);
  s.play("Victimize", "me").resolve();
  while (s.request.kind !== "priority") s.choose(s.offered()[0] ?? "");
  expect(s.cards("opponent", "hand")).toEqual(["Tim", "Luumon", "Illia the Bitter"]);
  s.to("action", "me");
  expect([s.cards("me", "hand"), s.card("Pin").owner]).toEqual([["Pin"], "me"]);
});

ruling("HFI-018", ["Brain Lock"], (deal) => {
  const drawn = (n: number): readonly [number, string] => {
    const bell = `Draw`;
    void bell;
    const s = seats(deal, { party: [{ card: "Brain Lock", counters: { frost: 2 } }] }, { hand: [`Deep Thought ${n}`], resources: 1 }, "opponent");
    s.play(`Deep Thought ${n}`).resolve();
    expect([s.request.kind, s.chain()]).toEqual(["priority", []]);
    return [s.cards("opponent", "hand").length, s.card("Brain Lock").zone];
  };
  expect([drawn(1), drawn(2), drawn(3), drawn(4)]).toEqual([[0, "play"], [0, "graveyard"], [1, "graveyard"], [2, "graveyard"]]);
  const played = seats(deal, { hand: ["Brain Lock"], resources: 4 }, {}).play("Brain Lock").resolve();
  expect(played.card("Brain Lock").counters).toEqual({ frost: 2 });
}, { own: [1, 2, 3, 4].map((n) => `Deep Thought ${n}, 1, Mage, Ability—Arcane (Own-${n}C)\nDraw ${["a card", "two cards", "three cards", "four cards"][n - 1] ?? ""}.`).join("\n\n") });

ruling("HFI-021", ["The Cipher of Damnation"], (deal) => {
  const hand = (...deck: readonly string[]) => {
    const s = seats(deal, { faceUp: ["The Cipher of Damnation"], resources: 3, deck: [...deck, "Pin"] }, {}).complete("The Cipher of Damnation").resolve();
    while (s.request.kind !== "priority") s.choose(s.offered()[0] ?? "");
    return [s.cards("me", "hand"), s.cards("me", "deck")];
  };
  expect(hand("Tim", "Starshot")).toEqual([["Tim", "Starshot"], ["Pin"]]);
  expect(hand("Heartrazor", "Coif of the Wicked")).toEqual([["Heartrazor", "Coif of the Wicked"], ["Pin"]]);
  expect(hand("Piñata", "Lost!")).toEqual([["Piñata", "Lost!"], ["Pin"]]);
  // Two of one type go under the deck.
  expect(hand("Tim", "Luumon")).toEqual([[], ["Pin", "Tim", "Luumon"]]);
  expect(hand("Starshot", "Moonflare")).toEqual([[], ["Pin", "Starshot", "Moonflare"]]);
});

ruling("HFI-023", ["Dashel Stonefist"], (deal) => {
  const s = seats(deal, { party: ["Dashel Stonefist", "Luumon", "Tim"] }, { party: ["Tyrennius Scatheblade", "Illia the Bitter"] });
  s.propose("Dashel");
  // Friends as well as foes, but not himself, and none that is elusive.
  expect([...s.offered()].sort()).toEqual(["Illia the Bitter", "Kinivus the Focused", "Luumon", "Thoros the Savior", "Tyrennius Scatheblade"]);
  s.choose("Luumon").resolve().pass().pass();
  expect([s.request.kind, s.deciding, s.offers("Tyrennius")]).toEqual(["protect", "opponent", true]);
  s.choose("Tyrennius").resolve().to("action");
  expect([s.card("Dashel").zone, s.card("Tyrennius").damage, s.card("Luumon").damage]).toEqual(["graveyard", 1, 0]);
  const other = seats(deal, { party: ["Dashel Stonefist", "Luumon", "Tyrennius Scatheblade"] }, {});
  other.propose("Luumon");
  if (other.request.kind !== "priority") expect(other.offers("Tyrennius")).toBe(false);
  // A protector of his own side is not opposed to him.
  const own = seats(deal, { party: ["Dashel Stonefist", "Luumon", "Tyrennius Scatheblade"] }, {}).attack("Dashel", "Luumon").resolve().pass().pass();
  expect(own.request.kind).not.toBe("protect");
});

ruling("HFI-041", ["Mother Misery"], (deal) => {
  const set = (party: readonly string[], hand: readonly string[] = [], hero = "Mother Misery") =>
    deal({ me: { hero, party, hand, resources: 12 }, opponent: { hero: "Thoros the Savior", party: ["Acolyte Kemistra"] } });
  const six = Array.from({ length: 6 }, () => "Heartrazor");
  const s = set(six, ["Heartrazor"]);
  expect(s.request.kind).toBe("priority");
  s.attack("Mother Misery", "Thoros").resolve().to("defend");
  for (let i = 0; i < 6; i++) s.strike("Heartrazor").resolve();
  expect([s.card("Mother Misery").atk, s.can("strike", "Heartrazor")]).toEqual([12, false]);
  s.to("action").play("Heartrazor").resolve();
  expect(s.request.kind).toBe("uniqueness");
  // Three with two hands each are six; dual wield gives no more.
  expect(set(["Firemaul of Destruction", "Firemaul of Destruction", "Firemaul of Destruction"]).request.kind).toBe("priority");
  expect(set([...six.slice(1), "Heartless"]).request.kind).toBe("priority");
  expect(set([...six, "Heartless"]).request.kind).toBe("uniqueness");
});

ruling("HFI-044", ["Retainer Alashon"], (deal) => {
  const s = seats(deal, { party: ["Retainer Alashon", "Tyrennius Scatheblade"] }, { party: ["Grunt Baranka", "Vindicator Kaldel", "Luumon", "Heartless"], hand: ["Plainsrunner Marun", "Withdraw"], resources: 4 });
  s.propose("Retainer Alashon");
  s.choose(s.offered().find((label) => label.startsWith("Sabotage")) ?? "").resolve().pass().pass();
  if (s.request.kind === "protect") s.choose("No");
  s.to("action").resolveAll();
  // Opposing ones, wherever they are; one's own keep theirs.
  expect(["Grunt Baranka", "Vindicator Kaldel", "Luumon", "Plainsrunner Marun", "Thoros"].map((name) => s.card(name).keywords)).toEqual([[], [], [], [], []]);
  expect(s.card("Tyrennius").keywords).toEqual(["protector"]);
  s.to("action", "opponent").play("Plainsrunner Marun").resolve();
  expect(s.can("attack", "Plainsrunner Marun")).toBe(false);
  // While he is there.
  s.play("Withdraw", "Alashon").resolve();
  expect([s.card("Grunt Baranka").keywords, s.can("attack", "Plainsrunner Marun")]).toEqual([["protector"], true]);
});

ruling("HFI-046", ["Retainer Marcus"], (deal) => {
  const s = seats(deal, { hand: ["Retainer Marcus"], resources: 1 }, { hand: ["Tim", "Withdraw", "Luumon"], resources: 9 });
  s.play("Retainer Marcus").pass().pass().choose("opponent").resolve();
  expect(s.offered().map((label) => label.toLowerCase()).sort()).toEqual(["luumon", "tim", "withdraw"]);
  s.choose(s.offered().find((label) => label.toLowerCase() === "tim") ?? "");
  s.to("action", "opponent");
  expect([s.can("play", "Tim"), s.can("play", "Luumon")]).toEqual([false, true]);
  s.play("Withdraw", "Marcus").resolve();
  expect(s.can("play", "Tim")).toBe(true);
});

ruling("HFI-048", ["Rotten to the Spore"], (deal) => {
  const s = seats(deal, { hand: ["Rotten to the Spore"], resources: 5 }, { party: ["Luumon", { card: "Illia the Bitter", exhausted: true }, { card: "Acolyte Kemistra", exhausted: true }], hand: ["Burgle"], resources: 7 });
  s.play("Rotten to the Spore").choose("Luumon", "Illia").resolve();
  expect([s.card("Luumon").exhausted, s.card("Rotten to the Spore").zone]).toEqual([true, "play"]);
  s.to("action", "opponent");
  expect(["Luumon", "Illia", "Kemistra"].map((name) => s.card(name).exhausted)).toEqual([true, true, false]);
  s.to("action", "me").to("action", "opponent");
  expect(["Luumon", "Illia"].map((name) => s.card(name).exhausted)).toEqual([true, true]);
  void until;
});

ruling("HFI-055", ["Varen the Reclaimer"], (deal) => {
  const set = (times: number) => {
    const s = seats(deal, { party: ["Varen the Reclaimer"], hand: ["Last Word"], resources: 1 }, {});
    for (let i = 0; i < times; i++) {
      s.propose("Varen the Reclaimer");
      s.choose(s.offered().find((label) => label.startsWith("Sabotage")) ?? "").resolve().to("action").resolveAll();
      if (i + 1 < times) s.to("action", "opponent").to("action", "me");
    }
    s.play("Last Word", "Thoros").resolve();
    return s.game.over;
  };
  const [none, once, twice] = [set(0), set(1), set(2)];
  expect([none?.winners, none?.next]).toEqual([once?.winners, undefined]);
  expect(once?.next?.won).toEqual(once?.winners);
  // A second time has no additional effect.
  expect(twice?.next).toEqual(once?.next);
}, { own: `Last Word, 1, Mage, Ability—Fire (Own-1C)
Destroy target hero.` });
