import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Amount, CounterKind, Entry } from "../../../ir/index.ts";
import { headWord } from "../../1-resolve/clause-view.ts";
import { counterAmount, counterName } from "../amounts/counter.ts";
import { damageAmount } from "../amounts/damage.ts";
import { unlowered, use, type Context } from "../context.ts";
import { postsOf } from "../nouns/filter.ts";

/** "face down", "exhausted", "face down and ready": how something comes to lie; null if it says something else. */
export function postureOf(complement: Node): Entry | null {
  switch (complement.kind) {
    case "Adverbial":
      return POSTURES[text(complement, "adverb") ?? ""] ?? null;
    case "ParticipleRelative":
      return lemma(complement, "verb") === "exhaust" && child(complement, "object") === null && child(complement, "preposition") === null && text(complement, "when") === null ? { exhausted: true } : null;
    case "States": {
      const each = children(complement, "states").map((state) => (state["not"] === true ? undefined : POSTURES[text(state, "as") === "state" ? (lemma(state, "state") ?? "") : (text(state, "as") ?? "")]));
      return each.every((posture) => posture !== undefined) ? Object.assign({}, ...each) : null;
    }
    default:
      return null;
  }
}

const POSTURES: Readonly<Record<string, Entry>> = {
  faceDown: { faceDown: true },
  faceUp: { faceDown: false },
  exhausted: { exhausted: true },
  ready: { exhausted: false },
  faceDownExhausted: { faceDown: true, exhausted: true },
  faceDownReady: { faceDown: true, exhausted: false },
};

/** "with two frost counters", "with 3 damage on it": what something has as it enters play. */
export function enteringWith(complement: Node, context: Context, equalTo: () => Amount | null = () => null): Entry {
  const counters: CounterKind[] = [];
  let damage: Amount | null = null;
  for (const item of children(child(complement, "items") as Node, "items")) {
    const counter = counterName(item);
    for (const post of postsOf(item, context)) if (post.kind === "NounPreposition" && text(post, "preposition") === "on") use(context, post);
    if (counter !== null) counters.push({ counter, amount: counterAmount(item, context) });
    else if (headWord(item) === "damage" && item.kind === "NounPhrase") damage = damageAmount(item, context) ?? equalTo() ?? unlowered(item, "how much damage?");
    else return unlowered(item, "nothing enters play with this");
  }
  return { ...(counters.length === 0 ? {} : { counters }), ...(damage === null ? {} : { damage }) };
}
