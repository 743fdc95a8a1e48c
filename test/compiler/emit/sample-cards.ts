import type { Card, Clause, Effect, Filter, Noun } from "../../../ir/index.ts";

/** Cards of a made-up game, written out as data, for the tests of the emission. */
const shared = {
  format: 1,
  game: "made-up",
  set: "first",
  number: null,
  rarity: null,
  factions: [],
  classes: [],
  supertypes: [],
  tags: [],
  limits: [],
  unique: false,
  unlimited: false,
  professions: [],
  talents: [],
  stats: {},
  damageTypes: [],
  back: null,
} as const;

const self: Noun = { noun: "self" };
const you: Noun = { noun: "you" };
const hero: Filter = { is: "type", type: "hero" };
const ally: Filter = { is: "type", type: "ally" };

function act(clause: Clause): Effect {
  return { do: "act", clause };
}

/** When Brisk Tinker leaves play, you may draw a card. */
export const tinker: Card = {
  ...shared,
  key: "brisk-tinker",
  name: "Brisk Tinker",
  number: "109",
  rarity: "C",
  cost: { kind: "fixed", value: 3 },
  factions: ["Dawn"],
  classes: ["Mage"],
  type: "ally",
  tags: ["Gnome"],
  stats: { atk: 3, health: 1 },
  damageTypes: ["arcane"],
  powers: [
    { power: "keyword", keyword: "slip away", args: [] },
    {
      power: "triggered",
      triggers: [{ on: "event", event: { verb: "leave", subject: self, outOf: { zone: "play" } } }],
      effects: [{ do: "may", who: you, effects: [act({ verb: "draw", amount: 1 })] }],
    },
  ],
};

/** Your hero deals 1 frost damage to each opposing hero and ally. A character dealt damage this way can't attack this turn. */
export const nova: Card = {
  ...shared,
  key: "cold-nova",
  name: "Cold Nova",
  cost: { kind: "fixed", value: 4 },
  classes: ["Mage"],
  supertypes: ["instant"],
  type: "ability",
  tags: ["Frost"],
  powers: [
    {
      power: "oneShot",
      effects: [
        act({
          verb: "deal",
          subject: { noun: "select", quantity: { count: "all" }, filter: { is: "all", of: [hero, { is: "controlled", by: you }] } },
          amount: 1,
          damage: { types: ["frost"] },
          to: {
            noun: "select",
            quantity: { count: "all" },
            filter: { is: "all", of: [{ is: "any", of: [hero, ally] }, { is: "side", side: "opposing" }] },
          },
        }),
        {
          do: "modify",
          powers: [
            {
              power: "continuous",
              statements: [
                {
                  says: "cannot",
                  clause: {
                    verb: "attack",
                    subject: {
                      noun: "select",
                      quantity: { count: "all" },
                      filter: {
                        is: "all",
                        of: [
                          { is: "type", type: "character" },
                          { is: "did", event: { verb: "deal", to: { noun: "candidate" } }, within: "thisWay" },
                        ],
                      },
                    },
                  },
                },
              ],
            },
          ],
          duration: { lasts: "thisTurn" },
        },
      ],
    },
  ],
};

/** A location with a payment, a token, a choice and a back. */
export const tower: Card = {
  ...shared,
  key: "the-tower-of-why",
  name: 'The Tower of "Why"',
  cost: { kind: "x", plus: 1 },
  type: "location",
  unique: true,
  limits: [{ tag: "Tower", count: 1 }],
  stats: { capacity: "X", "max hand": 3 },
  powers: [
    {
      power: "payment",
      labels: ["ongoing"],
      costs: [{ cost: "resources", amount: { amount: "x" } }, { cost: "activate" }],
      timing: { if: "turn", of: you },
      effects: [
        {
          do: "modes",
          who: you,
          choose: 1,
          modes: [
            [act({ verb: "exhaust", object: { noun: "select", quantity: { count: "exactly", of: 1 }, filter: { is: "any", of: [hero, ally] }, target: true, as: "it" } })],
            [act({ verb: "draw", amount: 1 }), act({ verb: "discard", object: { noun: "select", quantity: { count: "exactly", of: 2 }, filter: { is: "card" } } })],
          ],
        },
        {
          do: "token",
          count: { amount: "x" },
          token: { ...face("Sprite", "ally"), tags: ["Sprite"], stats: { atk: 1, health: 1 } },
          into: { zone: "play", of: you },
        },
      ],
    },
    {
      power: "continuous",
      statements: [{ says: "stat", of: { noun: "select", quantity: { count: "all" }, filter: { is: "all", of: [ally, { is: "side", side: "friendly" }] } }, stat: "atk", change: 1, sign: 1 }],
      while: { if: "compare", left: { amount: "count", of: ally }, comparison: "atLeast", right: 3 },
    },
  ],
  back: face("The Tower, Answered", "location"),
};

function face(name: string, type: string): NonNullable<Card["back"]> {
  return {
    name,
    type,
    cost: null,
    factions: [],
    classes: [],
    supertypes: [],
    tags: [],
    limits: [],
    unique: false,
    unlimited: false,
    professions: [],
    talents: [],
    stats: {},
    damageTypes: [],
    powers: [],
  };
}
