import { child, children, type Node } from "../../../grammar/ast.ts";
import type { Diagnostic } from "../../../grammar/diagnostics/diagnostic.ts";
import type { Condition, OneShot, Power } from "../../../ir/index.ts";
import { fault } from "../../fault.ts";
import { unlowered, type Context, type Frame } from "../context.ts";
import { lowerSentences } from "../effects/sentence.ts";
import { triggered } from "../effects/trigger.ts";
import { lowerNoun } from "../nouns/noun.ts";
import { labelsOf } from "./label.ts";
import { timingConditions } from "./payment.ts";
import { conditional, lowerBelow, lowerContent, lowerQuote } from "./power.ts";

const FRAMES = new Set(["LeadFrame", "TimingFrame", "HasFrame"]);

export const isFrame = (paragraph: Node): boolean => FRAMES.has((child(paragraph, "content") as Node).kind);

/** Whether a paragraph stands below a frame: what is had is told without a label, all else is "[Warlock] Hero: …". */
export const isBelow = (paragraph: Node, frame: Node): boolean =>
  (child(frame, "content") as Node).kind === "HasFrame" ? children(paragraph, "labels").length === 0 && !isFrame(paragraph) : children(paragraph, "labels").some(({ kind }) => kind === "TraitLabel" || kind === "IconLabel");

/** A paragraph that heads others, of which none follows. */
export function headless(paragraph: Node, heads: boolean): Diagnostic[] {
  const { end } = paragraph.span;
  return isFrame(paragraph) && !heads ? [fault("text/incomplete", { start: end - 1, end }, "The text ends before the sentence does.", "Say what happens, here or in labelled paragraphs below.")] : [];
}

/** A frame has no power of its own; what it says is told with what stands below it. */
export function lowerFrame(content: Node, context: Context): Power[] {
  if (content.kind === "LeadFrame") triggered(onlyLead(content), [], null, context);
  else if (content.kind === "TimingFrame") timingConditions(child(content, "timing") as Node, context);
  else lowerNoun(child(content, "subject") as Node, context);
  return [];
}

/** The powers of a paragraph that stands below a frame: what heads it is said there. */
export function lowerFramed(content: Node, frame: Frame, context: Context): Power[] {
  const above: Context = { ...context, resolved: frame.resolved, used: new Set(), said: new Set() };
  const head = child(frame.node, "content") as Node;
  switch (head.kind) {
    case "LeadFrame":
      if (content.kind !== "Sentences") return unlowered(content, "what is done then is not clear");
      return [triggered(onlyLead(head), lowerSentences(children(content, "sentences"), context, lowerQuote), null, above)];
    case "TimingFrame": {
      const conditions = timingConditions(child(head, "timing") as Node, above);
      return lowerContent(content, context).map((power) => conditions.reduce((held: Power, condition: Condition) => conditional(held, condition, content), power));
    }
    default:
      return [{ power: "continuous", statements: [{ says: "power", of: lowerNoun(child(head, "subject") as Node, above), powers: lowerBelow(content, context) }] }];
  }
}

/** The labels under which the frame puts what stands below it. */
export const framedLabels = (frame: Frame): readonly string[] => labelsOf(frame.node);

/** "When …,", "At …,", "As …,": what all that stands below waits for. */
function onlyLead(frame: Node): Node {
  const [lead, ...others] = children(frame, "leads");
  return lead !== undefined && others.length === 0 && ["Trigger", "AtLead", "AsLead"].includes(lead.kind) ? lead : unlowered(frame, "this can't head several paragraphs");
}

/** Whether a paragraph says what is done for one outcome of a roll. */
export const isOutcome = (paragraph: Node): boolean => children(paragraph, "labels").some(({ kind }) => kind === "RangeLabel");

/** "1-2: Draw a card.": what is done if it was that. */
export function lowerOutcome(paragraph: Node, content: Node, outcome: Condition, context: Context): OneShot {
  const rest = children(paragraph, "labels").length > 1 || content.kind !== "Sentences" || context.rolls !== true;
  if (rest) return unlowered(paragraph, "what this is an outcome of is not clear");
  return { power: "oneShot", effects: [{ do: "if", condition: outcome, then: lowerSentences(children(content, "sentences"), context, lowerQuote) }] };
}
