import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Condition, Continuous, Effect, Noun, Power } from "../../../ir/index.ts";
import { nounsOf, type ClauseView } from "../../1-resolve/clause-view.ts";
import type { Resolved } from "../../1-resolve/mention.ts";
import { lowerClause } from "../clauses/clause.ts";
import { modalOf, say, unlowered, use, type Context } from "../context.ts";
import { postsOf } from "../nouns/filter.ts";
import { lowerNoun } from "../nouns/noun.ts";

/** «choose an oath: "I won't play cards;" or "I won't draw cards."»: which of them is sworn, and by whom. */
export function swearing(view: ClauseView, noun: Node, context: Context, who: Noun): Effect[] | null {
  const listed = use(context, view.complements.find((complement) => complement.kind === "Listed"));
  if (listed === undefined) return null;
  const as = attributeOf(noun) ?? unlowered(noun, "only what has a name is chosen by its words");
  // What each of them says must be understood here, where it is printed.
  const options = quotesOf(listed).map((quote) => {
    forbidden(quote, context);
    return context.print(spoken(quote));
  });
  return [{ do: "name", who, attribute: as, options, as }];
}

/** "You can't break the oath you took": what each oath forbids, for whoever took it; null for another sentence. */
export function keptOath(sentence: Node, context: Context): Power[] | null {
  const [view, ...others] = sentence.kind === "Sentence" && children(sentence, "leads").length === 0 ? (context.resolved.views.get(child(sentence, "clauses") as Node) ?? []) : [];
  if (view?.verb !== "break" || others.length > 0 || view.passive || view.grammatical === null) return null;
  const [oath, ...more] = nounsOf(view.parts.object ?? null);
  const as = oath === undefined || more.length > 0 ? null : attributeOf(oath);
  if (oath === undefined || as === null) return null;
  if (modalOf(view, context, "cant", "cannot") === null || lowerNoun(view.grammatical, context).noun !== "you") return unlowered(view.node, "whoever has sworn can't break it");
  const [took, ...further] = postsOf(oath, context);
  if (further.length > 0 || !/^th(?:e|at)$/.test(say(context, oath, "determiner", "that") ?? "")) return unlowered(oath, "which one is meant is not clear");
  if (took !== undefined && !isOwn(use(context, took) as Node)) return unlowered(took, "who has sworn is not clear");
  const by: Pick<Extract<Condition, { if: "chose" }>, "by"> = took === undefined ? {} : { by: { noun: "you" } };
  const sworn = context.earlier.flatMap((resolved) => offersIn(resolved, as).map((quote) => ({ quote, resolved })));
  if (sworn.length === 0) return unlowered(oath, "nothing lets anyone choose one");
  return sworn.map(({ quote, resolved }): Continuous => {
    const inner: Context = { ...context, resolved, used: new Set(), said: new Set() };
    return { power: "continuous", statements: [{ says: "cannot", clause: forbidden(quote, inner) }], while: { if: "chose", option: context.print(spoken(quote)), name: as, ...by } };
  });
}

/** "you took", "you chose". */
const isOwn = (post: Node): boolean => {
  const predicate = child(post, "predicate");
  return post.kind === "ContactRelative" && text(child(post, "subject") ?? post, "pronoun") === "you" && predicate !== null && text(predicate, "form") === "past" && ["take", "choose"].includes(lemma(predicate, "verb") ?? "");
};

const quotesOf = (listed: Node): readonly Node[] => {
  const items = child(listed, "items");
  return items?.kind === "Quotes" ? children(items, "quotes") : unlowered(listed, "what can be chosen is not clear");
};

/** "an oath", "the oath": the word for what is chosen; null for any other noun. */
function attributeOf(noun: Node): string | null {
  const heads = noun.kind === "NounPhrase" ? children(noun, "heads") : [];
  const [head] = heads;
  const kind = head === undefined ? null : child(head, "noun");
  return head !== undefined && heads.length === 1 && kind?.kind === "AttributeNoun" && children(head, "modifiers").length === 0 ? lemma(kind, "attribute") : null;
}

/** The quotes from which a paragraph lets somebody choose. */
function offersIn(resolved: Resolved, attribute: string): readonly Node[] {
  return [...resolved.views.values()].flat().flatMap((view) => {
    const [noun] = nounsOf(view.parts.object ?? null);
    const listed = view.complements.find((complement) => complement.kind === "Listed");
    return view.verb === "choose" && noun !== undefined && attributeOf(noun) === attribute && listed !== undefined ? quotesOf(listed) : [];
  });
}

/** The words of a quote, without the mark that ends it. */
function spoken(quote: Node): Node {
  const power = child(quote, "power");
  if (power?.kind === "QuotedClause") return child(power, "clauses") as Node;
  const content = power?.kind === "Paragraph" && children(power, "labels").length === 0 ? child(power, "content") : null;
  const [sentence, ...others] = content?.kind === "Sentences" ? children(content, "sentences") : [];
  if (sentence?.kind !== "Sentence" || others.length > 0 || children(sentence, "leads").length > 0) return unlowered(quote, "an oath is one clause");
  return child(sentence, "clauses") as Node;
}

/** "I won't play cards": what he who says so may not do. */
function forbidden(quote: Node, context: Context): ReturnType<typeof lowerClause> {
  const [view, ...others] = context.resolved.views.get(spoken(quote)) ?? [];
  if (view === undefined || others.length > 0 || view.grammatical === null || text(nounsOf(view.grammatical)[0] ?? quote, "pronoun") !== "i" || view.modal !== "wont") return unlowered(quote, "an oath says what “I won't” do");
  if (text(view.predicate, "adverb") !== null) return unlowered(view.predicate, "an oath says plainly what is not done");
  modalOf(view, context, "wont");
  return lowerClause(view, { ...context, speaker: true }, "event");
}
