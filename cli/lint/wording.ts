import type { LintSettings } from "../../lint/settings.ts";

/** What wording is judged by. */
export interface Wording {
  /** Tells it apart from any other that a build can judge by. */
  readonly by: string;
  /** The rules and how they are set; loaded when something must be judged. */
  readonly settings: () => Promise<LintSettings>;
  /** How the program's own rules are set, as a thread is told it; null where other rules judge too. */
  readonly sent: SentWording | null;
}

/** How rules are set, without the rules. */
export type SentWording = Omit<LintSettings, "rules">;
