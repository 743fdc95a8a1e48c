import { expect } from "vitest";
import type { Scenario } from "cardwright/testing";
import { example, hurt, until } from "./example.ts";

const moorf = `
Old Herbalist, 1, Horde, Ally—Tauren Druid, 1 [Nature] ATK / 1 Health (Own-20C)
(1) >>> Target ally has +2 ATK this turn. Use only once per turn.`;

example("701.4 #1", "a limit of uses is that of the card, not of its name", moorf, ({ deal }) => {
  const s = deal({ party: ["Old Herbalist", "Tall Guard"], hand: ["Old Herbalist"], resources: 3 }, { hand: ["Slay Ally"], resources: 2 });
  s.use("Old Herbalist", "Tall Guard").pass();
  s.play("Slay Ally", "Tall Guard").resolveAll();
  expect(s.card("Tall Guard").zone).toBe("graveyard");
  expect(s.can("use", "Old Herbalist")).toBe(false);
  s.play("Old Herbalist").resolve();
  expect(s.can("use", "Old Herbalist#2") || s.can("use", "Old Herbalist")).toBe(true);
  s.use("Old Herbalist", "Old Herbalist").resolve();
  expect(s.can("use", "Old Herbalist")).toBe(false);
});

example("701.4a #1", "a power that was lost and returns is the same power", `${moorf}

Wool Coat, 1, Mage, Instant Ability—Arcane (Own-21C)
Attach to target ally.
Ongoing: Attached ally can't attack or protect, loses and can't have powers, and is also a Sheep.

Unravel, 1, Instant Ability (Own-22C)
Destroy target ability.`, ({ deal }) => {
  const s = deal({ party: ["Old Herbalist", "Tall Guard"], hand: ["Unravel"], resources: 4 }, { hand: ["Wool Coat"], resources: 1 });
  expect(s.can("use", "Old Herbalist")).toBe(true);
  s.use("Old Herbalist", "Tall Guard").resolve();
  expect(s.card("Tall Guard").atk).toBe(4);
  s.pass().play("Wool Coat", "Old Herbalist").resolve();
  expect(s.card("Old Herbalist").tags.map((tag) => tag.toLowerCase())).toContain("sheep");
  until(s, "me").play("Unravel", "Wool Coat").resolve();
  expect(s.card("Wool Coat").zone).toBe("graveyard");
  expect(s.can("use", "Old Herbalist")).toBe(false);
  s.to("action", "opponent").to("action", "me");
  expect(s.can("use", "Old Herbalist")).toBe(true);
});

example("702.2 #1", "a quest pays for its own power by exhausting and is turned face down", `
Bale of Wool, Quest (Own-20C)
Pay (1) to complete this quest.
Reward: Draw a card.`, ({ deal }) => {
  const s = deal({ hand: ["Bale of Wool", "Plain Runner"] }, {});
  s.place("Bale of Wool", "up").resolve();
  expect(s.card("Bale of Wool").row).toBe("resources");
  const before = s.cards("me", "hand").length;
  s.complete("Bale of Wool").resolve();
  expect(s.cards("me", "hand")).toHaveLength(before + 1);
  expect(s.cards("me", "resource row")).toHaveLength(1);
  expect(s.card("Bale of Wool").faceDown).toBe(true);
  expect(s.card("Bale of Wool").exhausted).toBe(true);
  expect(s.can("play", "Plain Runner")).toBe(false);
  s.to("action", "opponent").to("action", "me");
  expect(s.can("play", "Plain Runner")).toBe(true);
  s.play("Plain Runner").resolve();
  expect(s.card("Bale of Wool").exhausted).toBe(true);
});

example("703.2 #1", "a condition between commas is checked twice", `
Bloom Charm, 4, Druid, Item, Neck (1) (Own-20C)
At the start of your turn, if you have four or more cards in your hand, your hero heals 1 damage from itself.

Drop It, 1, Instant Ability (Own-21C)
Target player discards a card.`, ({ deal }) => {
  const four = ["Cold Snap", "Hard Bolt", "Lean Hound", "Tall Guard"];
  const set = (hand: readonly string[]) => deal({ hero: "Garm Ironhide", party: ["Bloom Charm", "Plain Runner"], hand }, { hand: ["Drop It"], resources: 1, party: [] }, { turn: "opponent" });
  const wound = (s: ReturnType<typeof set>) => s.game.state.history.filter(({ verb }) => verb === "heal").length;
  const few = set(four.slice(0, 3));
  few.to("action", "me");
  expect(wound(few)).toBe(0);
  const hurtHero = (hand: readonly string[]) => deal({ party: [{ card: "Bloom Charm" }], hand }, { hand: ["Drop It", "Cold Snap"], resources: 2 }, { turn: "opponent" }).play("Cold Snap", "Garm").resolve();
  const many = hurtHero(four);
  const start = (s: ReturnType<typeof set>) => {
    for (let i = 0; i < 60 && s.chain().length === 0; i++) s.pass();
    return s;
  };
  start(many).resolve();
  expect(many.card("Garm").damage).toBe(1);
  const dropped = start(hurtHero(four));
  dropped.pass().play("Drop It", "me").resolve();
  dropped.choose("Cold Snap").resolve();
  expect(dropped.card("Garm").damage).toBe(2);
  const none = hurtHero(four.slice(0, 3));
  none.to("action", "me");
  expect(none.card("Garm").damage).toBe(2);
});

example("703.3a #1", "a power of a zone outside play is active while the card is seen there", `
Shade Gnome, 3, Alliance, Ally—Gnome Warlock, 4 [Shadow] ATK / 2 Health (Own-20C)
When this ally is removed from the game from anywhere, draw a card.

Unmake, 1, Instant Ability (Own-21C)
Remove target ally from the game.

Dig Up, 1, Instant Ability (Own-22C)
Remove target card in a graveyard from the game.`, ({ deal }) => {
  const s = deal({ party: ["Shade Gnome", "Tall Guard"], graveyard: ["Shade Gnome"], hand: ["Unmake", "Unmake", "Dig Up"], resources: 3 }, {});
  s.play("Unmake", "Tall Guard").resolveAll();
  expect(s.cards("me", "hand")).toHaveLength(2);
  s.play("Unmake", "Shade Gnome").resolveAll();
  expect(s.cards("me", "hand")).toHaveLength(2);
  s.play("Dig Up", "Shade Gnome").resolveAll();
  expect(s.cards("me", "hand")).toHaveLength(2);
  expect(s.cards("me", "removed")).toHaveLength(3);
});

/** Everything resolves, and whoever may do something does it. */
function putOn(s: Scenario): void {
  s.resolveAll();
  for (let i = 0; i < 5 && s.request.kind === "may"; i++) s.choose("Yes").resolveAll();
}

example("703.3b #1", "a power of one of several zones is active while the card is seen in one of them", `
Parlour Mage, 5, Alliance, Ally—Gnome Warlock, 5 [Shadow] ATK / 6 Health (Own-20C)
When you play this or another ally, you may put 1 damage on it as it enters play. If you do, draw a card.`, ({ deal }) => {
  const s = deal({ hand: ["Parlour Mage", "Tall Guard"], resources: 8 }, {});
  s.play("Parlour Mage");
  putOn(s);
  expect(s.card("Parlour Mage").damage).toBe(1);
  expect(s.cards("me", "hand")).toHaveLength(2);
  s.play("Tall Guard");
  putOn(s);
  expect(s.card("Tall Guard").damage).toBe(1);
  const hidden = deal({ hand: ["Parlour Mage", "Tall Guard"], resources: 8 }, {});
  hidden.play("Tall Guard").resolveAll();
  expect(hidden.request.kind).toBe("priority");
  expect(hidden.card("Tall Guard").damage).toBe(0);
});

example("703.3c #1", "a power that becomes active with its event triggers", `
Grave Caller, 7, Horde, Ally—Orc Warlock, Unique, 5 [Shadow] ATK / 6 Health (Own-20C)
(7), Remove this ally from the game >>> Players put all allies from their graveyards into play.

Quick Spear, 4, Horde, Ally—Troll Hunter, 3 [Ranged] ATK / 3 Health (Own-21C)
When an opposing ally enters play, this ally deals 1 ranged damage to it.`, ({ deal }) => {
  const s = deal({ party: ["Grave Caller"], graveyard: ["Quick Spear", "Lean Hound"], resources: 7 }, { graveyard: ["Plain Runner", "Tall Guard"] });
  s.use("Grave Caller").resolveAll();
  expect(s.card("Quick Spear").zone).toBe("play");
  expect(s.card("Plain Runner").zone).toBe("graveyard");
  expect(s.card("Tall Guard").damage).toBe(1);
  expect(s.card("Lean Hound").damage).toBe(0);
});

example("703.4 #1", "what an event is about is judged by the state before it", `
Gash Brute, 1, Horde, Ally—Orc Warrior, 1 [Melee] ATK / 2 Health (Own-20C)
When this ally deals combat damage to a damaged ally, destroy that ally.`, ({ deal }) => {
  const fight = (damage: number) => {
    const s = deal({ party: ["Gash Brute"] }, { party: [hurt("Tall Guard", damage)] });
    return s.attack("Gash Brute", "Tall Guard").to("defend").to("action").resolveAll();
  };
  expect(fight(0).card("Tall Guard").zone).toBe("play");
  expect(fight(0).card("Tall Guard").damage).toBe(1);
  expect(fight(1).card("Tall Guard").zone).toBe("graveyard");
});
