import type { Id } from "./state.ts";

/** Something that may be chosen. */
export interface Option {
  /** What a player reads. */
  readonly label: string;
  /** The card, player or link that it is. */
  readonly thing?: Id;
  /** What sort of choice it is: "pass", "play", "use", "attack", "yes", a mode, a word. */
  readonly act: string;
  /** The least and the most that it may get where a number is divided. */
  readonly least?: number;
  readonly most?: number;
  /** Tells apart several uses of one thing: the reference of a power, or a word. */
  readonly detail?: string;
}

/**
 * A decision of a player. For `choose`, `min` to `max` of the options by index, each once; for
 * `number`, a number from `min` to `max`; for `divide`, a number for each option, from its `least` to its
 * `most`, `min` to `max` in all; for `text`, free words.
 */
export interface Request {
  readonly player: Id;
  readonly ask: "choose" | "number" | "divide" | "text";
  /** Which decision of the rules it is: priority, target, mode, mulligan… */
  readonly kind: string;
  readonly prompt: string;
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
}

export type Answer = number | readonly number[] | string;

/** Why an answer is refused. */
export interface Refusal {
  readonly refused: string;
}

/** The answer as indexes or numbers, or why it is not one. */
export function checkAnswer(request: Request, answer: unknown): readonly number[] | string | Refusal {
  if (request.ask === "text") return typeof answer === "string" ? answer : refuse("the answer must be words");
  // A copy: without holes, which `every` passes over, and nobody else's to change.
  const list: unknown = typeof answer === "number" ? [answer] : Array.isArray(answer) ? Array.from<unknown>(answer) : answer;
  if (!Array.isArray(list) || !list.every((n): n is number => typeof n === "number" && Number.isSafeInteger(n))) {
    return refuse("the answer must be a whole number or a list of whole numbers");
  }
  switch (request.ask) {
    case "number":
      return list.length === 1 && inRange(list[0], request) ? list : refuse(`choose a number from ${request.min} to ${request.max}`);
    case "divide": {
      const total = list.reduce((sum, n) => sum + n, 0);
      if (list.length !== request.options.length || list.some((n) => n < 0)) return refuse(`give ${request.options.length} numbers, none below 0`);
      const above = request.options.findIndex(({ most }, i) => most !== undefined && (list[i] ?? 0) > most);
      const below = request.options.findIndex(({ least }, i) => least !== undefined && (list[i] ?? 0) < least);
      if (below >= 0) return refuse(`${request.options[below]?.label ?? "it"} must have ${request.options[below]?.least ?? 0} at least`);
      if (above >= 0) return refuse(`${request.options[above]?.label ?? "it"} can have ${request.options[above]?.most ?? 0} at most`);
      return total >= request.min && total <= request.max ? list : refuse(`the numbers must add up to ${span(request)}`);
    }
    case "choose":
      if (list.length > 1 && new Set(list).size !== list.length) return refuse("an option is chosen twice");
      if (list.some((n) => n < 0 || n >= request.options.length)) return refuse(`there are ${request.options.length} options, from 0`);
      if (list.length < request.min || list.length > request.max) return refuse(`choose ${span(request)} of the options`);
      return list;
  }
}

/** The answer to a decision that has only one; null where there is something to decide. */
export function onlyAnswer({ ask, min, max, options }: Request): readonly number[] | null {
  if (ask === "number") return min === max ? [min] : null;
  return ask === "choose" && options.length === min ? options.map((_, i) => i) : null;
}

function inRange(n: number | undefined, request: Request): boolean {
  return n !== undefined && n >= request.min && n <= request.max;
}

function span({ min, max }: Request): string {
  return min === max ? String(min) : `${min} to ${max}`;
}

function refuse(refused: string): Refusal {
  return { refused };
}

/** Whether an answer was refused. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === "object" && value !== null && "refused" in value;
}
