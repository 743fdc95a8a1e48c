import type { Act, Card, Clause, Effect, Filter, KeywordDefinition, KeywordPower, Noun, Power, Selection, Statement, Triggered } from "../../../../ir/index.ts";
import { FORMAT } from "../../../../ir/index.ts";
import { createLibrary } from "../../../../runtime/index.ts";
import { ability, ally, card, hero } from "../../../runtime/fixtures/cards.ts";

export const self: Noun = { noun: "self" };
export const you: Noun = { noun: "you" };
export const all = (...of: Filter[]): Filter => ({ is: "all", of });
export const any = (...of: Filter[]): Filter => ({ is: "any", of });
export const type = (word: string): Filter => ({ is: "type", type: word });
export const opposing: Filter = { is: "side", side: "opposing" };
export const mine: Filter = { is: "controlled", by: you };
export const character = any(type("hero"), type("ally"));
export const one = (filter: Filter, more: Partial<Selection> = {}): Selection => ({ noun: "select", quantity: { count: "exactly", of: 1 }, filter, ...more });
export const target = (filter: Filter, more: Partial<Selection> = {}): Selection => one(filter, { target: true, ...more });
export const every = (filter: Filter): Selection => ({ noun: "select", quantity: { count: "all" }, filter });
export const act = (clause: Clause, as?: string): Act => ({ do: "act", clause, ...(as === undefined ? {} : { as }) });
export const may = (...effects: Effect[]): Effect => ({ do: "may", who: you, effects });
export const oneShot = (...effects: Effect[]): Power => ({ power: "oneShot", effects });
export const says = (...statements: Statement[]): Power => ({ power: "continuous", statements });
export const when = (event: Clause, ...effects: Effect[]): Triggered => ({ power: "triggered", triggers: [{ on: "event", event }], effects });
export const keyword = (word: string, ...args: KeywordPower["args"]): KeywordPower => ({ power: "keyword", keyword: word, args });
const bound = (name: string): Noun => ({ noun: "bound", name });
const play = { zone: "play" } as const;

const define = (word: string, powers: Power[], parameters: KeywordDefinition["parameters"] = []): KeywordDefinition => ({
  format: FORMAT, game: "wowtcg", keyword: word, forms: [], parameters, powers,
});

const keywords: KeywordDefinition[] = [
  define("protector", [says({ says: "can", clause: { verb: "protect", subject: self } })]),
  define("elusive", [says({ says: "cannot", clause: { verb: "attack", object: self } })]),
  define("untargetable", [says({ says: "cannot", clause: { verb: "target", object: self } })]),
  define("stealth", [says({ says: "cannot", clause: { verb: "protect", against: self } })]),
  define("ferocity", [says({ says: "can", clause: { verb: "attack", subject: self, manner: ["immediately"] } })]),
  define("long-range", [says({ says: "cannot", clause: { verb: "deal", subject: every({ is: "state", state: "defending" }), to: self, damage: { combat: true } } })]),
  define("resistance", [{ power: "replacement", event: { verb: "deal", to: self, damage: { types: ["type"] } }, effects: [{ do: "prevent", amount: { amount: "all" } }] }], [{ name: "type", kind: "word" }]),
  define("war stomp", [
    { power: "triggered", triggers: [{ on: "event", event: { verb: "attack", subject: self } }, { on: "event", event: { verb: "defend", subject: self } }], effects: [may(act({ verb: "exhaust", object: target(all(opposing, character)) }))] },
  ]),
  define("escape artist", [
    when({ verb: "target", subject: every(opposing), object: self }, may(act({ verb: "put", object: self, into: { zone: "hand", of: { noun: "owner", of: self } } }))),
  ]),
  define("find treasure", [
    when({ verb: "enter", subject: self, into: play }, may({ do: "attempt", effects: [act({ verb: "draw", amount: 1 })], then: [act({ verb: "discard", object: one({ is: "card" }) })] })),
  ]),
  define("will of the forsaken", [
    says({ says: "cannot", clause: { verb: "leave", subject: self, outOf: play }, unless: { if: "is", subject: self, what: any({ is: "state", state: "fatalDamage" }, { is: "stat", stat: "health", comparison: "equal", amount: 0 }) } }),
  ]),
  define("inspire", [
    {
      power: "triggered", immediate: true, triggers: [{ on: "moment", moment: { at: "start", of: "ready step", whose: every({ is: "player", side: "other" }) } }],
      effects: [may(act({ verb: "inspire", object: one(all({ is: "parameter", name: "card" }, { is: "state", state: "exhausted" }, mine)) }, "inspired"))],
    },
  ], [{ name: "card", kind: "noun" }]),
  define("sabotage", [says({ says: "can", clause: { verb: "sabotage", subject: self, object: every({ is: "parameter", name: "thing" }) } })], [{ name: "thing", kind: "noun" }]),
];

const noun = (filter: Filter): KeywordPower["args"] => [{ parameter: "noun", value: one(filter) }];
const destroy = (object: Noun): Effect => act({ verb: "destroy", object });
const draw = act({ verb: "draw", amount: 1 });
const damage = (subject: Noun, amount: Clause["amount"], types: string[], to: Noun): Effect => act({ verb: "deal", subject, amount: amount ?? 0, damage: { types }, to });
const yourHero: Noun = every(all(type("hero"), mine));
const inParty = all(type("ally"), mine);
const instant = { supertypes: ["Instant"] };
const ofType = (damageType: string) => ({ damageTypes: [damageType] });

const cards: Card[] = [
  hero("Graccus", 30), hero("Timmo Shadestep", 28), hero("Boris", 28),
  ally("Grunt", 1, 1, 1), ally("Guard", 2, 2, 3, [keyword("protector")]), ally("Ogre", 4, 5, 4), ally("Charger", 3, 3, 2, [keyword("ferocity")]),
  ally("Scout", 1, 1, 1, [keyword("elusive")]), ally("Ghost", 1, 1, 1, [keyword("untargetable")]), ally("Sneak", 2, 2, 2, [keyword("stealth")]),
  ally("Archer", 2, 2, 2, [keyword("long-range")]), ally("Shooter", 2, 3, 3, [keyword("long-range")]),
  ally("Tim", 3, 1, 1, [keyword("elusive"), { power: "payment", costs: [{ cost: "activate" }], effects: [damage(self, 1, ["arcane"], target(character))] }], { ...ofType("Arcane"), tags: ["Human", "Mage"] }),
  ally("Durdin Hammerhand", 3, 3, 3, [{ power: "payment", costs: [{ cost: "act", clause: { verb: "destroy", object: self } }], effects: [act({ verb: "exhaust", object: target(character) })] }]),
  ally("Mayla Finksputter", 3, 3, 1, [keyword("escape artist"), when({ verb: "leave", subject: self, outOf: play }, may(draw))]),
  ally("Darok Steelstrike", 3, 4, 2, [keyword("find treasure")]),
  ally("Charkov", 5, 3, 4, [
    keyword("will of the forsaken"),
    when({ verb: "enter", subject: self, into: play }, {
      do: "each", of: every({ is: "player" }), as: "player",
      effects: [act({ verb: "put", object: one(all(type("ally"), { is: "controlled", by: bound("player") }), { as: "it" }), into: { zone: "hand", of: { noun: "owner", of: bound("it") } } })],
    }),
  ]),
  ally("Sivandra Darklust", 3, 3, 3, [keyword("will of the forsaken"), when({ verb: "enter", subject: self, into: play }, draw, destroy(one(inParty)))]),
  ally("Himul Longstrider", 2, 3, 2, [keyword("war stomp")]), ally("Sanva", 7, 6, 6, [keyword("war stomp")]),
  ally("Grunt Baranka", 2, 2, 2, [
    keyword("protector"),
    when({ verb: "defend", subject: self, against: every(type("ally")) }, { do: "attempt", effects: [destroy(self)], then: [destroy(every(all(type("ally"), { is: "state", state: "attacking" })))] }),
  ]),
  ally("High Overlord Saurfang", 8, 9, 4, [keyword("protector"), when({ verb: "enter", subject: every(type("ally")), with: self, into: { zone: "combat" } }, destroy({ noun: "event", role: "subject" }))], { unique: true }),
  ally("Vindicator Kaldel", 2, 3, 2, [keyword("inspire", ...noun(type("ally")))]),
  ally("Exarch Orelis", 6, 5, 7, [keyword("inspire", { parameter: "noun", value: { noun: "several", of: ["ability", "ally", "equipment", "hero", "resource"].map((word) => one(type(word))) } })]),
  ally("Illia the Bitter", 5, 6, 4, [keyword("resistance", { parameter: "word", value: "fire" })], ofType("Ranged")),
  ally("Brodien", 4, 4, 4, [], ofType("Fire")),
  ally("Arcanist Avelena", 1, 1, 2, [
    keyword("sabotage", ...noun(type("ability"))),
    when({ verb: "sabotage", subject: self, object: one(type("ability"), { as: "it" }) }, act({ verb: "put", object: { noun: "event", role: "object" }, into: { zone: "deck", of: { noun: "owner", of: { noun: "event", role: "object" } }, position: "top" } })),
  ]),
  ally("Tyrennius Scatheblade", 2, 3, 2, [keyword("protector")]),
  ally("Charm", 1, 1, 1, [], { unique: true, limits: [{ tag: "Pet", count: 1 }], tags: ["Pet"] }), ally("Dundee", 3, 4, 4, [], { limits: [{ tag: "Pet", count: 1 }], tags: ["Pet"] }),
  ability("Touch of the Arcane", 3, [oneShot(damage(yourHero, 1, ["arcane"], target(character)), act({ verb: "draw", amount: { amount: "happened", event: { verb: "deal" }, measure: "amount", within: "thisWay" } }))], instant),
  ability("Withdraw", 3, [oneShot(act({ verb: "put", object: target(type("ally"), { as: "it" }), into: { zone: "hand", of: { noun: "owner", of: bound("it") } } }))], instant),
  ability("Hibernate", 2, [oneShot(act({ verb: "put", object: target(all(type("ally"), { is: "not", of: { is: "token" } }), { as: "it" }), into: { zone: "resource row", of: { noun: "owner", of: bound("it") } }, entry: { faceDown: true, exhausted: true } }))], instant),
  ability("Spell Ricochet", 2, [oneShot(may(act({ verb: "change", object: one(all({ is: "link", kind: "card" }, type("ability"), { is: "targets", count: "equal", amount: 1 })) })))], instant),
  ability("Frost Nova", 4, [oneShot(damage(yourHero, 1, ["frost"], every(all(opposing, character))))], instant),
  ability("Bloody Welcome", 2, [oneShot(damage(yourHero, 3, ["ranged"], target(type("ally"))))], instant),
  ability("Interrupt", 2, [oneShot(act({ verb: "interrupt", object: target({ is: "link", kind: "card" }) }))], instant),
  ability("Slow Bolt", 1, [oneShot(damage(yourHero, 2, ["fire"], target(character)))]),
  card("The More, the Scarier", "Ability", { cost: { kind: "x", plus: 0 }, powers: [oneShot(damage(yourHero, { amount: "x" }, ["fire"], { noun: "select", quantity: { count: "exactly", of: { amount: "x" } }, filter: type("ally"), target: true }))] }),
  ability("Stoneclaw Totem", 3, [
    { ...says({ says: "only", clause: { verb: "attack", subject: every(all(opposing, character)), object: self }, ifAble: true }), labels: ["Ongoing"] } as Power,
  ], { tags: ["Elemental", "Earth Totem"], stats: { health: 5 }, limits: [{ tag: "Earth Totem", count: 1 }] }),
  ability("Warrior Training", 1, [
    oneShot(act({ verb: "attach", object: self, to: target(all(type("ally"), { is: "side", side: "friendly" })) })),
    { ...says({ says: "only", clause: { verb: "attack", subject: every(all(opposing, character)), object: { noun: "host" } }, ifAble: true }), labels: ["Ongoing"] } as Power,
  ]),
  ability("Aura", 2, [{ ...says({ says: "stat", of: every(inParty), stat: "atk", change: 1, sign: 1 }), labels: ["Ongoing"] } as Power]),
  ability("Metamorph", 1, [oneShot(act({ verb: "attach", object: self, to: target(type("ally")) })), { ...says({ says: "lose", of: { noun: "host" }, cant: true }), labels: ["Ongoing"] } as Power]),
  ability("Cheaper", 1, [oneShot({ do: "modify", next: true, duration: { lasts: "thisTurn" }, powers: [{ power: "continuous", statements: [{ says: "cost", clause: { verb: "complete", subject: you }, change: 2, sign: -1 }] }] })], instant),
  ability("Peasants", 2, [oneShot({ do: "token", count: 2, token: { ...ally("Peasant", 0, 1, 1), cost: null }, into: play })]),
  card("Errand", "Quest", { powers: [{ power: "payment", costs: [{ cost: "resources", amount: 3 }], effects: [act({ verb: "complete", object: self })] }, { power: "oneShot", labels: ["Reward"], effects: [draw] }] }),
  card("Mace", "Weapon", { cost: { kind: "fixed", value: 2 }, stats: { atk: 3, strike: 1 }, damageTypes: ["Melee"], limits: [{ tag: "Melee", count: 1 }] }),
  card("Vest", "Armor", { cost: { kind: "fixed", value: 2 }, stats: { def: 2 } }),
  card("Ring", "Item", { cost: { kind: "fixed", value: 1 }, powers: [{ power: "payment", costs: [{ cost: "resources", amount: 1 }], effects: [draw], limit: 1 }] }),
  hero("Chloe", 30, [{ power: "payment", costs: [{ cost: "resources", amount: 1 }, { cost: "act", clause: { verb: "flip", object: self } }], effects: [draw] }]),
];

/** Cards written by hand with the meaning that their text has. */
export const library = createLibrary(cards, keywords);
export { cards, keywords };
