import type { Amount } from "../amount.ts";
import type { Clause } from "../clause.ts";
import type { Filter } from "../filter.ts";
import type { Noun, Place } from "../noun.ts";
import type { KeywordUse, Power } from "../power.ts";
import type { Statement } from "../statement.ts";
import { clauseAnd } from "./clauses.ts";
import type { Said } from "./clauses.ts";
import { list } from "./list.ts";
import type { Some } from "./list.ts";

type Options<Kind extends Statement["says"], Given extends string> = Omit<Extract<Statement, { readonly says: Kind }>, "says" | Given>;

type Limits = Options<"can" | "cannot" | "must", "clause">;

const limits = ["unless", "ifAble", "everyTurn", "unlessPaid"] as const;

/** "Has +2 ATK": `hasMore(self, "atk", 2)`. */
export function hasMore(of: Noun, stat: string, change: Amount): Statement {
  return { says: "stat", of, stat, change, sign: 1 };
}

/** "Has -2 ATK". */
export function hasLess(of: Noun, stat: string, change: Amount): Statement {
  return { says: "stat", of, stat, change, sign: -1 };
}

/** "Has ATK equal to …". */
export function hasExactly(of: Noun, stat: string, value: Amount): Statement {
  return { says: "setStat", of, stat, value };
}

/** A stat is so many times as high. */
export function hasTimes(of: Noun, stat: string, by: Amount): Statement {
  return { says: "multiplyStat", of, stat, by };
}

/** "Has protector": `hasKeyword(self, use("protector"))`. */
export function hasKeyword(of: Noun, keyword: KeywordUse): Statement {
  return { says: "keyword", of, keyword };
}

/** "Has “…”": powers in quotes. */
export function hasPowers(of: Noun, powers: Some<Power>): Statement {
  return { says: "power", of, powers: list(powers) };
}

/** "Loses …"; without more, all powers. */
export function loses(of: Noun, options: Options<"lose", "of"> = {}): Statement {
  return { says: "lose", of, ...options };
}

/** "Is also …", "becomes …". */
export function becomes(of: Noun, what: Filter, options: Options<"becomes", "of" | "what"> = {}): Statement {
  return { says: "becomes", of, what, ...options };
}

/** Something is a copy of something else. */
export function copies(of: Noun, original: Noun): Statement {
  return { says: "copies", of, original };
}

/** "Can …": `can(self, "attack", …)`. */
export function can(...said: Said<Limits>): Statement {
  const { clause, extra } = clauseAnd(said, limits);
  return { says: "can", clause, ...extra };
}

/** "Can't …". */
export function cannot(...said: Said<Limits>): Statement {
  const { clause, extra } = clauseAnd(said, limits);
  return { says: "cannot", clause, ...extra };
}

/** "Must …". */
export function must(...said: Said<Limits>): Statement {
  const { clause, extra } = clauseAnd(said, limits);
  return { says: "must", clause, ...extra };
}

/** "Can … only …": any other object is not allowed. */
export function canOnly(...said: Said<Options<"only", "clause">>): Statement {
  const { clause, extra } = clauseAnd(said, ["ifAble"]);
  return { says: "only", clause, ...extra };
}

/** "You pay (1) more to …". */
export function costsMore(what: Clause, change: Amount, options: Options<"cost", "clause" | "change" | "sign"> = {}): Statement {
  return { says: "cost", clause: what, change, sign: 1, ...options };
}

/** "You pay (1) less to …". */
export function costsLess(what: Clause, change: Amount, options: Options<"cost", "clause" | "change" | "sign"> = {}): Statement {
  return { says: "cost", clause: what, change, sign: -1, ...options };
}

/** "… without paying its cost". */
export function free(what: Clause): Statement {
  return { says: "free", clause: what };
}

/** A player controls something. */
export function controls(by: Noun, of: Noun): Statement {
  return { says: "control", of, by };
}

/** A player has more of something: hand size, resources a turn. */
export function playerHasMore(of: Noun, stat: string, change: Amount): Statement {
  return { says: "playerStat", of, stat, change, sign: 1 };
}

/** A player has less of something. */
export function playerHasLess(of: Noun, stat: string, change: Amount): Statement {
  return { says: "playerStat", of, stat, change, sign: -1 };
}

/** Cards in a place lie open. */
export function revealed(what: Filter, place: Place): Statement {
  return { says: "revealed", what, place };
}

/** "Counts as …". */
export function countsAs(of: Noun, what: Filter, options: Options<"countsAs", "of" | "what"> = {}): Statement {
  return { says: "countsAs", of, what, ...options };
}

/** "Has that card's printed powers". */
export function hasPowersOf(of: Noun, original: Noun): Statement {
  return { says: "powersOf", of, original };
}

/** "Can't gain …", "can't lose …". */
export function cannotChange(of: Noun, stat: string, against: "gain" | "lose"): Statement {
  return { says: "fixedStat", of, stat, against };
}

/** "Has its printed text a second time". */
export function hasTextTwice(of: Noun): Statement {
  return { says: "twice", of };
}

/** "Text that refers to the start of a turn refers to the end of that turn instead". */
export function shiftsMoments(from: "start" | "end", to: "start" | "end", step: string): Statement {
  return { says: "momentShift", from, to, step };
}

/** "Wins the next game", "decides who goes first next game". */
export function ofNextGame(of: Noun, does: "win" | "decideFirst"): Statement {
  return { says: "nextGame", of, does };
}

/** "You can have an additional …": a tag limit is raised. */
export function raisesLimit(of: Noun, tag: string, change: Amount, options: Options<"limit", "of" | "tag" | "change"> = {}): Statement {
  return { says: "limit", tag, change, of, ...options };
}
