import type { Node } from "../grammar/ast.ts";
import type { Power } from "../ir/index.ts";
import { isBelow, isFrame, isOutcome } from "./2-lower/powers/framed.ts";
import { withOutcome } from "./2-lower/effects/rolling.ts";
import type { ReadParagraph } from "./read-paragraph.ts";

/** The powers of a face: those of its paragraphs, where what is done for an outcome goes on with the power that rolls. */
export function facePowers(paragraphs: readonly Pick<ReadParagraph, "node" | "powers">[]): Power[] {
  const powers: Power[] = [];
  for (const { node, powers: own } of paragraphs) {
    const [outcome] = own ?? [];
    const last = powers.at(-1);
    const whole = node !== null && isOutcome(node) && outcome?.power === "oneShot" ? withOutcome(last, outcome) : null;
    if (whole === null) powers.push(...(own ?? []));
    else powers[powers.length - 1] = whole;
  }
  return powers;
}

/** The place of the paragraph that heads another on its face, with all between them below it; null if none does. */
export function frameOf(paragraphs: readonly (Node | null)[], place: number): number | null {
  const node = paragraphs[place] ?? null;
  const frame = node === null ? -1 : paragraphs.findLastIndex((each, at) => at < place && each !== null && isFrame(each));
  const head = paragraphs[frame] ?? null;
  if (head === null) return null;
  return paragraphs.slice(frame + 1, place + 1).every((each) => each !== null && isBelow(each, head)) ? frame : null;
}
