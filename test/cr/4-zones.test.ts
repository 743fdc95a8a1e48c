import { expect } from "vitest";
import { rule } from "./example.ts";

rule("415.8d", "an ability that is not ongoing doesn't enter play", `
Odd Door, 0, Instant Ability (Own-20C)
Put target ability from your graveyard into play.

Lamp, 1, Ability (Own-21C)
Ongoing: Your hero has +1 ATK.

Chain, 0, Ability (Own-22C)
Attach to target ally.
Ongoing: Attached ally has +1 ATK.`, ({ deal }) => {
  const set = () => deal({ party: ["Plain Runner"], graveyard: ["Cold Snap", "Lamp", "Chain"], hand: ["Odd Door"] });
  expect(set().play("Odd Door", "Cold Snap").resolve().card("Cold Snap").zone).toBe("graveyard");
  expect(set().play("Odd Door", "Lamp").resolve().card("Lamp").zone).toBe("play");
  const chained = set().play("Odd Door", "Chain").resolve();
  expect(chained.card("Chain")).toMatchObject({ zone: "play", attachedTo: "Plain Runner" });
});

rule("415.9d, 415.9e", "what is put into a graveyard from play is destroyed, from hand discarded", `
Grave Dirt, 0, Instant Ability (Own-20C)
Put target ally from play into its owner's graveyard.

Mourner, 1, Horde, Ally—Orc Priest, 1 [Holy] ATK / 1 Health (Own-21C)
When another ally is destroyed, draw a card.

Rummage, 0, Instant Ability (Own-22C)
Put a card from your hand into your graveyard.

Miser, 1, Horde, Ally—Orc Priest, 1 [Holy] ATK / 1 Health (Own-23C)
When you discard a card, draw a card.

Rock, 1, Horde, Ally—Golem, 1 [Melee] ATK / 1 Health (Own-24C)
This ally can't be destroyed.`, ({ deal }) => {
  const dirt = (ally: string) => deal({ party: ["Mourner"], hand: ["Grave Dirt"] }, { party: ["Tall Guard", "Rock"] }).play("Grave Dirt", ally).resolveAll();
  expect(dirt("Tall Guard").cards("me", "hand")).toHaveLength(1);
  const rock = dirt("Rock");
  expect([rock.card("Rock").zone, rock.cards("me", "hand")]).toEqual(["play", []]);
  const rummaged = deal({ party: ["Miser"], hand: ["Rummage", "Giant"] }).play("Rummage").resolveAll();
  expect([rummaged.cards("me", "graveyard"), rummaged.cards("me", "hand").length]).toEqual([["Giant", "Rummage"], 1]);
});

rule("415.9e", "an empty hand can be discarded, by who can discard; cards are discarded one at a time", `
Dump, 0, Instant Ability (Own-20R)
Discard your hand. If you do, your hero deals 1 fire damage to target hero.

Ledger, 0, Item (Own-21R)
When you discard a card, put a page counter on this item.

Keepsake, 0, Item (Own-22R)
You can't discard cards.`, ({ deal }) => {
  const empty = deal({ hand: ["Dump"] }).play("Dump", "Lady Merrow").resolveAll();
  expect(empty.card("Lady Merrow").damage).toBe(1);
  const two = deal({ hand: ["Dump", "Giant", "Giant"], party: ["Ledger"] }).play("Dump", "Lady Merrow").resolveAll();
  expect([two.card("Lady Merrow").damage, two.card("Ledger").counters]).toEqual([1, { page: 2 }]);
  const held = deal({ hand: ["Dump"], party: ["Keepsake"] }).play("Dump", "Lady Merrow").resolveAll();
  expect(held.card("Lady Merrow").damage).toBe(0);
});
