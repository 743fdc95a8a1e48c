import { child, children, lemma, text, type Node } from "../../../grammar/ast.ts";
import type { Condition, Effect, KeywordArgument, Noun, Power, Triggered } from "../../../ir/index.ts";
import { inPlaceOf } from "../amounts/excess.ts";
import { whileCondition } from "../clauses/condition.ts";
import { rangeCondition } from "../clauses/if-rolled.ts";
import { duringCondition } from "../clauses/time.ts";
import { unlowered, type Context } from "../context.ts";
import { entersWith } from "../effects/entering.ts";
import { costOfLeave } from "../effects/leave.ts";
import { keptOath } from "../effects/oath.ts";
import { rollsDice } from "../effects/rolling.ts";
import { addSentence, lowerSentences } from "../effects/sentence.ts";
import { triggered } from "../effects/trigger.ts";
import { keywordUse } from "../nouns/keyword.ts";
import { alsoTrue } from "../statements/also-true.ts";
import { replacement } from "../statements/replacement.ts";
import { continuousOf } from "./continuous-power.ts";
import { excludedFromDeck, heroCondition, traitsFilter } from "./deck-power.ts";
import { framedLabels, isFrame, isOutcome, lowerFrame, lowerFramed, lowerOutcome } from "./framed.ts";
import { inclusions } from "./inclusions.ts";
import { labelsOf } from "./label.ts";
import { isPassing, isShortAnswer, isThisWay, isWould } from "./lead-kinds.ts";
import { lowerFlipLine, lowerPayment, timingConditions } from "./payment.ts";
import { playingPowers, saysOfPlaying } from "./playing.ts";
import { noSecondPower } from "./second-power.ts";

/** The powers of a paragraph. */
export function lowerParagraph(paragraph: Node, outer: Context): Power[] {
  const context = { ...outer, rolls: rollsDice(outer) || (isOutcome(paragraph) && outer.earlier.some((resolved) => rollsDice({ resolved }))) };
  const content = child(paragraph, "content") as Node;
  const own = labelsOf(paragraph);
  // After "Ongoing:" a text of a card that else does things once goes on to say what holds on.
  const goesOn = children(paragraph, "labels").length === 0 && content.kind === "Sentences" && !context.holdsOn;
  const frame = context.frame ?? null;
  const labels = frame !== null ? framedLabels(frame) : goesOn ? context.labels.filter((label) => context.holding.has(label)).slice(-1) : own;
  const classes: Condition[] = [];
  const outcomes: Condition[] = [];
  for (const label of children(paragraph, "labels")) {
    if (label.kind === "TraitLabel") classes.push(heroCondition(label, context));
    else if (label.kind === "RangeLabel") outcomes.push(rangeCondition(label));
    else if (label.kind === "LevelLabel") return unlowered(label, "what this label asks for is not read here");
    else if (label.kind === "IconLabel") classes.push({ if: "exists", what: { is: "all", of: [{ is: "type", type: "hero" }, { is: "icon", icon: lemma(label, "icon") as string }, { is: "controlled", by: { noun: "you" } }] } });
  }
  if (content.kind === "DeckInclusions" && own.join() !== "deckbuilding") return unlowered(children(paragraph, "labels")[0] ?? content, "what a deck may include is told behind “Deckbuilding:”");
  const [outcome] = outcomes;
  if (outcome !== undefined) return [lowerOutcome(paragraph, content, outcome, context)];
  const excluded = labels.includes("deckbuilding") ? excludedFromDeck(content, context) : null;
  if (excluded !== null) return [excluded];
  const inside = { ...context, holdsOn: context.holdsOn || labels.some((label) => context.holding.has(label)) };
  const powers = isFrame(paragraph) ? lowerFrame(content, inside) : frame === null ? lowerContent(content, inside) : lowerFramed(content, frame, inside);
  const manners = children(paragraph, "labels").flatMap((label) => (label.kind === "MannerLabel" ? [lemma(label, "manner") as string] : []));
  return powers.map((power) => labelled(classes.reduce((held, condition) => conditional(held, condition, paragraph), power), power.power === "oneShot" ? [...labels, ...manners] : labels));
}

/** What a deck can be is said by no power that a label could tell apart. */
const labelled = (power: Power, labels: readonly string[]): Power => (labels.length === 0 || power.power === "deckbuilding" ? power : { ...power, labels });

/** "[Hunter]: …": the power is there while the hero is one. */
export function conditional(power: Power, condition: Condition, node: Node): Power {
  switch (power.power) {
    case "triggered":
      return { ...power, condition: power.condition === undefined ? condition : { if: "all", of: [condition, power.condition] } };
    case "payment":
      return { ...power, timing: power.timing === undefined ? condition : { if: "all", of: [condition, power.timing] } };
    case "continuous":
      return { ...power, while: power.while === undefined ? condition : { if: "all", of: [condition, power.while] } };
    case "keyword":
      return { power: "continuous", statements: [{ says: "keyword", of: { noun: "self" }, keyword: { keyword: power.keyword, args: power.args } }], while: condition };
    default:
      return unlowered(node, "this power can't depend on a class");
  }
}

/** What stands in a paragraph, or in quotes. */
export function lowerContent(content: Node, context: Context): Power[] {
  switch (content.kind) {
    case "KeywordLine":
      return children(content, "keywords").map((keyword) => ({ power: "keyword", ...keywordUse(keyword, context) }));
    case "HeroRequired":
      return [{ power: "deckbuilding", hero: traitsFilter(content) }];
    case "Reputation": {
      const after = child(content, "keywords");
      return [{ power: "deckbuilding", reputation: lemma(content, "faction") as string }, ...(after === null ? [] : lowerContent(child(after, "line") as Node, context))];
    }
    case "DeckInclusions": {
      return [inclusions(content, context)];
    }
    case "Payment":
      return [lowerPayment(content, context)];
    case "FlipLine":
      return [lowerFlipLine(content, context)];
    case "QuotedKeywords":
      return lowerContent(child(content, "line") as Node, context);
    case "Paragraph":
      return lowerParagraph(content, context);
    case "Sentences":
      return lowerPowerSentences(children(content, "sentences"), context);
    case "Restricted": {
      const conditions = timingConditions(child(content, "timing") as Node, context);
      const once = text(child(content, "timing") as Node, "when") === "oncePerTurn";
      return lowerContent(child(content, "effect") as Node, context).map((power) => {
        const held = conditions.reduce((each, condition) => conditional(each, condition, content), power);
        if (!once) return held;
        return held.power === "payment" ? { ...held, limit: 1 } : unlowered(content, "this is not done once or more often in a turn");
      });
    }
    case "TagLine": {
      // "Totem": a word that the type line has, with what the rules say of it.
      const tag = lemma(content, "tag") as string;
      // "Crimson Hand": whom the hero belongs to, as one more tag.
      if (context.affiliations.has(tag)) return [{ power: "continuous", statements: [{ says: "becomes", of: { noun: "self" }, what: { is: "tag", tag }, also: true }] }];
      return context.typeLine.some((word) => word === tag || word.endsWith(` ${tag}`)) ? [] : unlowered(content, "this is no power");
    }
    case "TalentRequired":
      return [{ power: "deckbuilding", talents: children(content, "traits").map((trait) => lemma(trait, "tag") ?? lemma(trait, "icon") ?? "") }];
    case "PowerKeyword":
    case "NumberPowerKeyword": {
      const power: KeywordArgument = { parameter: "power", value: keywordEffects(child(content, "power") as Node, context) };
      const count = content.kind === "PowerKeyword" ? [] : [{ parameter: "number", value: content["count"] as number } as const];
      return [{ power: "keyword", keyword: lemma(content, "keyword") as string, args: [...count, power] }];
    }
    default:
      return unlowered(content, "this is no power");
  }
}

/** What stands behind a keyword: something to do when its meaning says so. */
function keywordEffects(content: Node, context: Context): Effect[] {
  if (content.kind !== "Sentences") return unlowered(content, "a keyword is given something to do");
  return lowerSentences(children(content, "sentences"), context, lowerQuote);
}

/** Lowers what stands in quotes: a power of whatever has it. */
export const lowerQuote = (quote: Node, context: Context): Power[] => lowerBelow(child(quote, "power") as Node, context);

/** Lowers a power of whatever has it, in quotes or below "has:". */
export function lowerBelow(power: Node, context: Context): Power[] {
  const inside: Context = { ...withoutFrame(context), holdsOn: true, keyword: false, bearer: null, x: null, lookedAt: null, labels: [], typeLine: [] };
  return power.kind === "Paragraph" ? lowerParagraph(power, inside) : lowerContent(power, inside);
}

const withoutFrame = ({ frame: _, ...context }: Context): Context => context;

/** Sentences that are a power of their own: what heads the first says of which kind. */
function lowerPowerSentences(all: readonly Node[], context: Context): Power[] {
  const sentences = all.filter((sentence) => sentence.kind !== "Aside");
  const [first, ...rest] = sentences;
  if (first === undefined) return [];
  const playing = playingPowers(sentences, context);
  if (playing !== null) return [...playing.powers, ...lowerPowerSentences(playing.rest, context)];
  // What is paid for the card itself stands alone, whatever its text goes on with.
  const paid = rest.length > 0 && saysOfPlaying(first, context) ? continuousOf(first, context) : null;
  if (paid !== null) {
    const [next, ...further] = rest;
    const also = next === undefined ? null : alsoTrue(next, paid.at(-1), context);
    return also === null ? [...paid, ...lowerPowerSentences(rest, context)] : [...paid, ...also, ...lowerPowerSentences(further, context)];
  }
  const [lead, ...leads] = children(first, "leads");
  if (lead !== undefined && (lead.kind === "Trigger" || lead.kind === "AtLead" || lead.kind === "AsLead") && !isPassing(lead, context)) {
    const [next, ...others] = leads;
    const checked = next !== undefined && next.kind === "Condition" && !isShortAnswer(next, context) && !isWould(next, context);
    const start = addSentence([], first, checked ? others : leads, context, lowerQuote);
    const effects = continueEffects(start, rest, context);
    const power = triggered(lead, effects, checked ? (child(next, "condition") as Node) : null, context);
    if (!context.holdsOn && power.triggers.some(isThisWay)) return unlowered(lead, "for how long this is waited for is not said");
    return [power];
  }
  const oath = sentences.length === 1 ? keptOath(first, context) : null;
  if (oath !== null) return oath;
  const holds = context.holdsOn;
  const [second, ...further] = leads;
  if (lead !== undefined && (lead.kind === "Whilst" || lead.kind === "DuringLead") && second?.kind === "Trigger") {
    const power = triggered(second, continueEffects(addSentence([], first, further, context, lowerQuote), rest, context), null, context);
    const whilst = lead.kind === "DuringLead" ? duringCondition(child(lead, "during") as Node, context) : whileCondition(child(lead, "condition") as Node, context, watched(power));
    return [{ ...power, triggers: power.triggers.map((trigger) => (trigger.on === "event" ? { ...trigger, while: trigger.while === undefined ? whilst : { if: "all", of: [whilst, trigger.while] } } : trigger)) }];
  }
  if (holds && lead !== undefined && (isWould(lead, context) || lead.kind === "NextTime")) {
    const event = child(lead, lead.kind === "Condition" ? "condition" : "event");
    const replacing = inPlaceOf(event === null ? [] : (context.resolved.views.get(event) ?? []), context);
    const effects = continueEffects(addSentence([], first, leads, replacing, lowerQuote), rest, replacing);
    return [replacement(lead, effects, context)];
  }
  const entry = sentences.length === 1 ? entersWith(first, context) : null;
  if (entry !== null) return [entry];
  if (holds || sentences.every((sentence) => saysOfPlaying(sentence, context))) {
    const powers = standingPowers(sentences, context);
    if (powers !== null) return powers;
    if (context.keyword) return [{ power: "oneShot", effects: lowerSentences(sentences, context, lowerQuote) }];
    return unlowered(first, "this is done once, but the card says no time at which");
  }
  const effects = lowerSentences(sentences, context, lowerQuote);
  if (effects.some(isEndless)) return unlowered(first, "how long this goes on is not said");
  return [{ power: "oneShot", effects }];
}

/** Something in place of which another happens, of what does something once and does not stay. */
const isEndless = (effect: Effect): boolean => effect.do === "modify" && effect.duration.lasts === "always" && effect.next !== true && effect.powers.some(({ power }) => power === "replacement");

/** What holds on, a power a sentence; from a sentence that waits for something on it is a power of another kind. Null if one is to be done. */
function standingPowers(sentences: readonly Node[], context: Context): Power[] | null {
  const powers: Power[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const also = alsoTrue(sentence, powers.at(-1), context);
    if (also !== null) {
      powers.push(...also);
      continue;
    }
    const cost = costOfLeave(sentence, powers.at(-1), context);
    if (cost !== null) {
      powers.push(cost);
      continue;
    }
    const lead = children(sentence, "leads")[0];
    if (index > 0 && lead !== undefined && (WAITING.has(lead.kind) || isWould(lead, context))) return [...powers, ...lowerPowerSentences(sentences.slice(index), context)];
    const held = continuousOf(sentence, context);
    if (held === null) return null;
    powers.push(...held);
  }
  return powers;
}

/** "While in cat form, when your hero attacks": who is in it is who is watched. */
function watched(power: Triggered): Noun {
  const [first] = power.triggers;
  return (first?.on === "event" ? (first.event.subject ?? first.event.object) : undefined) ?? { noun: "self" };
}

const WAITING = new Set(["Trigger", "AtLead", "AsLead", "NextTime"]);

/** Goes on after the first sentence of a power. */
function continueEffects(start: Effect[], rest: readonly Node[], context: Context): Effect[] {
  let effects = start;
  let inner = context;
  for (const sentence of rest) {
    noSecondPower(sentence, context);
    if (JSON.stringify(effects).includes('"as":"revealed"')) inner = { ...inner, lookedAt: "revealed" };
    effects = addSentence(effects, sentence, children(sentence, "leads"), inner, lowerQuote);
  }
  return effects;
}
