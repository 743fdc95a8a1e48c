import type { Answer } from "./decision.ts";

/** Answers as a line of text: `3`, `1,2`, `-` for an empty list, `"words"`; `0*12` is the same one twelve times. */
export function writeAnswers(answers: readonly Answer[]): string {
  const words: string[] = [];
  let times = 0;
  answers.forEach((answer, i) => {
    const word = wordOf(answer);
    const next = answers[i + 1];
    times += 1;
    if (next !== undefined && wordOf(next) === word) return;
    words.push(times === 1 ? word : `${word}*${times}`);
    times = 0;
  });
  return words.join(" ");
}

/** Reads them again; null if the text is none. */
export function readAnswers(text: string): readonly Answer[] | null {
  const answers: Answer[] = [];
  let at = 0;
  while (at < text.length) {
    WORD.lastIndex = at;
    const match = WORD.exec(text);
    if (match === null) return null;
    const answer = answerOf(match[1] ?? "");
    const times = Number(match[2] ?? 1);
    if (answer === null || times > MOST) return null;
    for (let i = 0; i < times; i++) answers.push(answer);
    at = WORD.lastIndex;
  }
  return answers;
}

const WORD = /("(?:[^"\\]|\\.)*"|-|\d+(?:,\d+)*)(?:\*(\d+))?(?: |$)/y;

/** No game is asked the same thing so often. */
const MOST = 1_000_000;

function wordOf(answer: Answer): string {
  if (typeof answer === "number") return String(answer);
  if (typeof answer === "string") return JSON.stringify(answer);
  return answer.length === 0 ? "-" : answer.join(",");
}

function answerOf(word: string): Answer | null {
  if (word === "-") return [];
  if (!word.startsWith('"')) {
    const list = word.split(",").map(Number);
    return list.length === 1 && list[0] !== undefined ? list[0] : list;
  }
  try {
    return JSON.parse(word) as string;
  } catch {
    return null;
  }
}
