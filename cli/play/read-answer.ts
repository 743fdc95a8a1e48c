import type { Answer, Request } from "../../runtime/index.ts";

/** What a line at the terminal means: an answer, or why it is none. */
export function readAnswer(request: Request, line: string): Answer | { readonly wrong: string } {
  if (request.ask === "text") return line === "" ? { wrong: "Write a word." } : line;
  const words = line.split(/[\s,]+/).filter((word) => word !== "");
  const wrong = words.find((word) => !/^\d+$/.test(word));
  if (wrong !== undefined) return { wrong: `“${wrong}” is no number.` };
  const numbers = words.map(Number);
  if (request.ask !== "choose") return numbers;
  const { options } = request;
  const out = numbers.find((n) => n < 1 || n > options.length);
  return out === undefined ? numbers.map((n) => n - 1) : { wrong: `There is no choice ${out}; there are 1 to ${options.length}.` };
}

/** What is asked for, in words. */
export function asked({ ask, min, max, options }: Request): string {
  switch (ask) {
    case "text":
      return "a word";
    case "number":
      return `a number from ${min} to ${max}`;
    case "divide":
      return `${options.length} numbers that add up to ${min === max ? max : `${min} to ${max}`}`;
    case "choose":
      if (max === 1) return min === 0 ? "a number, or nothing" : "a number";
      return min === max ? `${min} numbers` : `${min} to ${max} numbers`;
  }
}
