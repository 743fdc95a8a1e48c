import type { Terminal } from "./terminal.ts";

/** Gives answers, a line each; null when there are no more. */
export interface Answers {
  readonly next: (question: string) => Promise<string | null>;
  readonly close: () => Promise<void>;
}

/** Answers from standard input, a keyboard's or a pipe's; questions go to the messages. */
export function openAnswers(terminal: Terminal): Answers {
  const lines = terminal.readLines();
  return {
    next: async (question) => {
      terminal.err.write(question);
      const { value, done } = await lines.next();
      return done === true ? null : value;
    },
    close: async () => void (await lines.return?.()),
  };
}
