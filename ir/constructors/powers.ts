import type { Amount } from "../amount.ts";
import type { Clause } from "../clause.ts";
import type { Condition } from "../condition.ts";
import type { Cost } from "../cost.ts";
import type { Effect } from "../effect.ts";
import type { Noun } from "../noun.ts";
import type {
  AdditionalCost,
  AlternateCost,
  Continuous,
  Deckbuilding,
  KeywordArgument,
  KeywordPower,
  KeywordUse,
  OneShot,
  Payment,
  PlayRestriction,
  Replacement,
  Trigger,
  Triggered,
} from "../power.ts";
import type { Statement } from "../statement.ts";
import type { Moment } from "../time.ts";
import { clauseAnd } from "./clauses.ts";
import type { Said } from "./clauses.ts";
import { list } from "./list.ts";
import type { Some } from "./list.ts";

type Options<P, Given extends keyof P> = Omit<P, "power" | Given>;

/** A keyword on a card: `keyword("resistance", aWord("fire"))`. */
export function keyword(name: string, args: Some<KeywordArgument> = [], options: Options<KeywordPower, "keyword" | "args"> = {}): KeywordPower {
  return { power: "keyword", keyword: name, args: list(args), ...options };
}

/** A keyword that is granted. */
export function use(name: string, args: Some<KeywordArgument> = []): KeywordUse {
  return { keyword: name, args: list(args) };
}

/** A keyword is given a noun. */
export function aNoun(value: Noun): KeywordArgument {
  return { parameter: "noun", value };
}

/** A keyword is given a number. */
export function aNumber(value: Amount): KeywordArgument {
  return { parameter: "number", value };
}

/** A keyword is given a word. */
export function aWord(value: string): KeywordArgument {
  return { parameter: "word", value };
}

/** A keyword is given a word that was chosen earlier. */
export function theChosenWord(name: string): KeywordArgument {
  return { parameter: "chosen", name };
}

/** A keyword is given effects. */
export function aPower(value: Some<Effect>): KeywordArgument {
  return { parameter: "power", value: list(value) };
}

/** What a card does as it resolves, or a quest as its reward. */
export function oneShot(effects: Some<Effect>, options: Options<OneShot, "effects"> = {}): OneShot {
  return { power: "oneShot", effects: list(effects), ...options };
}

/** "Cost >>> effect". */
export function payment(costs: Some<Cost>, effects: Some<Effect>, options: Options<Payment, "costs" | "effects"> = {}): Payment {
  return { power: "payment", costs: list(costs), effects: list(effects), ...options };
}

/** "When …, …": `when(happens(self, "attack"), …)`. */
export function when(triggers: Some<Trigger>, effects: Some<Effect>, options: Options<Triggered, "triggers" | "effects"> = {}): Triggered {
  return { power: "triggered", triggers: list(triggers), effects: list(effects), ...options };
}

/** An event that triggers. */
export function happens(...said: Said<Omit<Extract<Trigger, { readonly on: "event" }>, "on" | "event">>): Trigger {
  const { clause, extra } = clauseAnd(said, ["first", "while"]);
  return { on: "event", event: clause, ...extra };
}

/** A moment of the turn that triggers. */
export function at(moment: Moment): Trigger {
  return { on: "moment", moment };
}

/** What holds as long as the card is there. */
export function continuous(statements: Some<Statement>, options: Options<Continuous, "statements"> = {}): Continuous {
  return { power: "continuous", statements: list(statements), ...options };
}

/** "If … would …, … instead", "prevent …". */
export function instead(event: Clause, effects: Some<Effect>, options: Options<Replacement, "event" | "effects"> = {}): Replacement {
  return { power: "replacement", event, effects: list(effects), ...options };
}

/** What a deck that holds the card must be like. */
export function deckbuilding(options: Options<Deckbuilding, never> = {}): Deckbuilding {
  return { power: "deckbuilding", ...options };
}

/** "Play only if …". */
export function playOnlyIf(condition: Condition, options: Options<PlayRestriction, "condition"> = {}): PlayRestriction {
  return { power: "playRestriction", condition, ...options };
}

/** "As an additional cost to …, …". */
export function additionalCost(what: Clause, costs: Some<Cost>, options: Options<AdditionalCost, "clause" | "costs"> = {}): AdditionalCost {
  return { power: "additionalCost", clause: what, costs: list(costs), ...options };
}

/** "You may … rather than pay its cost". */
export function alternateCost(what: Clause, costs: Some<Cost>, options: Options<AlternateCost, "clause" | "costs"> = {}): AlternateCost {
  return { power: "alternateCost", clause: what, costs: list(costs), ...options };
}
