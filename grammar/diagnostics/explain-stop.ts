import type { Grammar, NotRead } from "../grammar.ts";
import type { CardToken, SelfName } from "../lexer.ts";
import { literalCategory } from "../lexicon.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { missingBreak, missingStop, modesApart, runOn, smallLetter, stopBehindKeyword } from "./explain-breaks.ts";
import { bareCost, unpaired } from "./explain-marks.ts";
import { repeatedWord, slip, unknown } from "./explain-words.ts";
import { error, expectedAfter, spanOf, type Stop } from "./stop.ts";

/**
 * Says why a text could not be read: at the first word that cannot stand where it does, with what could stand
 * there and, where a slip is near, what was meant. Spans count within the text.
 */
export function explainStop(text: string, read: NotRead, grammar: Grammar, names: readonly SelfName[] = []): Diagnostic {
  const { tokens } = read.lexed;
  const stop: Stop = { text, read, grammar, names, token: tokens[read.stoppedAt], previous: tokens[read.stoppedAt - 1] };
  if (read.limit !== undefined) return limitReached(stop, read.limit);
  const place = stop.token?.startOffset ?? text.length;
  const problem = read.lexed.problems.find(({ span }) => span.start <= place);
  return (
    unpaired(text, read.lexed) ??
    missingBreak(stop) ??
    stopBehindKeyword(stop) ??
    bareCost(stop) ??
    modesApart(stop) ??
    runOn(stop) ??
    (problem === undefined ? null : unknown(stop, problem)) ??
    repeatedWord(stop) ??
    missingStop(stop) ??
    smallLetter(stop) ??
    slip(stop) ??
    (stop.token === undefined ? incomplete(stop) : unexpected(stop, stop.token))
  );
}

function limitReached({ read, text }: Stop, limit: NonNullable<NotRead["limit"]>): Diagnostic {
  const token = read.lexed.tokens[read.stoppedAt];
  const span = token === undefined ? { start: 0, end: text.length } : spanOf(token);
  return error("text/too-long", span, `The sentence goes on here after ${limit} words and marks, and no more are read.`, { help: "Say it in several sentences." });
}

function incomplete(stop: Stop): Diagnostic {
  const { previous, text } = stop;
  const span = previous === undefined ? { start: 0, end: text.length } : spanOf(previous);
  const [lead] = /(?<=^|[.>:] )(?:When|Whenever|If|While|As|At|The next time)\b[^,.]*$/.exec(text.trim()) ?? [];
  if (lead !== undefined && stop.read.expected.has(literalCategory(",")))
    return error("text/incomplete", span, "The sentence ends before it says what happens.", { help: `Write a comma behind “${lead.split(" ").slice(-2).join(" ")}”, and what happens then.` });
  return error("text/incomplete", span, "The text ends before the sentence does.", { help: expectedAfter(stop) });
}

function unexpected(stop: Stop, token: CardToken): Diagnostic {
  return error("text/unexpected-word", spanOf(token), `“${token.image}” can't stand here.`, { help: expectedAfter(stop) });
}
