import { expect } from "vitest";
import { rule, until } from "./example.ts";

rule("707.1c", "an opponent chooses modes as the link is added, and targets are chosen after them", `
Dilemma, 0, Instant Ability (Own-20C)
An opponent chooses one: Draw a card; or destroy target ally.

Two Ways, 0, Instant Ability (Own-21C)
Choose one: Draw a card; or destroy target ally.`, ({ deal, seats }) => {
  const s = deal({ hand: ["Dilemma"] }, { party: ["Tall Guard"] });
  s.play("Dilemma");
  expect([s.request.kind, s.deciding]).toEqual(["mode", "opponent"]);
  s.choose("1");
  expect([s.request.kind, s.deciding, s.chain()]).toEqual(["priority", "me", ["Dilemma"]]);
  s.resolve();
  expect(s.card("Tall Guard").zone).toBe("graveyard");
  // Of several opponents one is chosen first.
  const three = seats({ me: { hero: "Garm Ironhide", hand: ["Dilemma"] }, next: { hero: "Lady Merrow", party: ["Tall Guard"] }, third: { hero: "Lady Merrow" } });
  three.play("Dilemma");
  expect(three.offered()).toEqual(["next", "third"]);
  three.choose("third");
  expect([three.request.kind, three.deciding]).toEqual(["mode", "third"]);
  three.choose("0").resolve();
  expect(three.cards("me", "hand")).toHaveLength(1);
  // A mode whose target can't be chosen can't be chosen.
  const empty = deal({ hand: ["Two Ways", "Dilemma"] });
  empty.play("Two Ways").resolve().play("Dilemma").resolve();
  expect(empty.cards("me", "hand")).toHaveLength(2);
});

rule("707.1d", "damage is divided among targets as the link is added, some for each", `
Volley, 0, Instant Ability (Own-20C)
Your hero deals 3 fire damage divided as you choose to any number of target allies.

Mending Rain, 0, Instant Ability (Own-21C)
Your hero heals X damage divided as you choose from up to two target heroes and/or allies, where X is the number of allies you control.

Swift Exit, 0, Instant Ability (Own-22C)
Put target ally into its owner's hand.

Split Bow, 1, Horde, Ally—Orc Hunter, 1 [Ranged] ATK / 1 Health (Own-23C)
When this ally enters play, he deals 2 ranged damage divided as you choose to any number of target allies.`, ({ deal }) => {
  const set = () => deal({ hand: ["Volley"] }, { party: ["Tall Guard", "Giant", "Lean Hound", "Plain Runner"], hand: ["Swift Exit"] });
  const s = set().play("Volley").choose("Tall Guard", "Giant");
  expect([s.request.kind, s.request.options.map(({ least }) => least)]).toEqual(["divide", [1, 1]]);
  expect(() => s.choose(3, 0)).toThrow("Giant must have 1 at least");
  s.choose(1, 2);
  // What a target that is gone would have got nobody gets (CR 709.2c).
  until(s, "opponent").play("Swift Exit", "Giant").resolve();
  expect(s.chain()).toEqual(["Volley"]);
  s.resolve();
  expect([s.request.kind, s.card("Tall Guard").damage]).toEqual(["priority", 1]);
  // Not more targets than there is to divide, and not none.
  expect(set().play("Volley").request).toMatchObject({ min: 1, max: 3 });
  expect(deal({ hand: ["Volley"] }).can("play", "Volley")).toBe(false);
  // One target gets all.
  const one = set().play("Volley").choose("Giant");
  expect(one.request.kind).toBe("priority");
  expect(one.resolve().card("Giant").damage).toBe(3);
  // How much there is is settled with it.
  const rain = deal({ hand: ["Mending Rain", "Slay Ally"], resources: 2, party: [{ card: "Tall Guard", damage: 4 }, { card: "Giant", damage: 4 }, "Plain Runner"] });
  rain.play("Mending Rain").choose("Tall Guard", "Giant").choose(2, 1);
  rain.play("Slay Ally", "Plain Runner").resolve().resolve();
  expect([rain.card("Tall Guard").damage, rain.card("Giant").damage]).toEqual([2, 3]);
  // So it is with what has triggered.
  const bow = deal({ hand: ["Split Bow"], resources: 1 }, { party: ["Tall Guard", "Giant"] });
  bow.play("Split Bow").resolve().choose("Tall Guard", "Giant").choose(1, 1);
  expect(bow.chain()).toHaveLength(1);
  expect(bow.resolve().card("Giant").damage).toBe(1);
});

rule("707.1e", "an alternate cost takes the place of the play cost, additions come to either", `
Odd Price, 4, Instant Ability (Own-20C)
You may destroy an ally you control rather than pay this ability's cost.
As an additional cost to play this ability, discard a card.
Draw three cards.

Tax, 1, Ability (Own-21C)
Ongoing: Opponents pay (1) more to play abilities.

Ray, X, Mage, Instant Ability—Fire (Own-22C)
Your hero deals X fire damage to target hero.`, ({ deal }) => {
  const price = (hand: readonly string[], resources: number, ...theirs: readonly string[]) => deal({ hand: ["Odd Price", ...hand], party: ["Plain Runner"], resources }, { party: theirs });
  const s = price(["Giant"], 0).play("Odd Price").resolve();
  expect([...s.cards("me", "graveyard")].sort()).toEqual(["Giant", "Odd Price", "Plain Runner"]);
  expect(price([], 0).can("play", "Odd Price")).toBe(false);
  expect([price(["Giant"], 0, "Tax").can("play", "Odd Price"), price(["Giant"], 1, "Tax").can("play", "Odd Price")]).toEqual([false, true]);
  // X is what can be paid beside what is added, and stays what it was.
  const ray = deal({ hand: ["Ray"], resources: 4 }, { party: ["Tax"] }).play("Ray");
  expect(ray.request).toMatchObject({ ask: "number", max: 3 });
  expect(ray.choose(3).choose("Lady Merrow").resolve().card("Lady Merrow").damage).toBe(3);
});

rule("708.1a", "each player orders what he has triggered, the one whose turn it is first", `
Bell One, 1, Ability (Own-20C)
Ongoing: When an ally is destroyed, draw a card.

Bell Two, 1, Ability (Own-21C)
Ongoing: When an ally is destroyed, your hero heals 1 damage from itself.`, ({ deal }) => {
  const s = deal({ party: ["Bell One", "Bell Two"], hand: ["Slay Ally"], resources: 2 }, { party: ["Bell One", "Bell Two", "Giant"] });
  s.play("Slay Ally", "Giant").resolve();
  expect([s.request.kind, s.deciding]).toEqual(["order", "me"]);
  s.choose("Bell Two");
  expect([s.request.kind, s.deciding]).toEqual(["order", "opponent"]);
  s.choose("Bell One");
  expect([s.chain().length, s.request.kind]).toEqual([4, "priority"]);
});

rule("707.1e", "reductions are subtracted in the order that leaves the least, each to its own minimum", `
Down To One, 0, Item (Own-20R)
You pay (2) less to play allies, to a minimum of (1).

One Less, 0, Item (Own-21R)
You pay (1) less to play allies.`, ({ deal }) => {
  for (const party of [["Down To One", "One Less"], ["One Less", "Down To One"]]) {
    expect(deal({ hand: ["Tall Guard"], party }).offers("Play Tall Guard")).toBe(true);
  }
  expect(deal({ hand: ["Tall Guard"], party: ["Down To One", "Down To One"] }).offers("Play Tall Guard")).toBe(false);
});
