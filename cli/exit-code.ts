/** What the command line ends with. */
export const exitCode = {
  fine: 0,
  /** Some card was refused, or something differs from what was asked for. */
  refused: 1,
  /** The command was not used as it can be used, or an input is not there. */
  usage: 2,
  /** A fault of the program itself. */
  fault: 3,
} as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];

/** Wrong usage, told to the user in a message; the command ends with code 2. */
export class UsageError extends Error {
  readonly hint: string | null;

  constructor(message: string, hint: string | null = null) {
    super(message);
    this.name = "UsageError";
    this.hint = hint;
  }
}
