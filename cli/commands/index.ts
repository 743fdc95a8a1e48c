import type { CommandDefinition } from "../command.ts";

/** A command by name, with the line that the list of commands shows; the rest is loaded when it is used. */
export interface CommandEntry {
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<{ readonly command: CommandDefinition }>;
}

/** Every file of this folder, in the order of the help; a test holds the two against each other. */
export const commands: readonly CommandEntry[] = [
  { name: "compile", summary: "compile cards into TypeScript modules", load: () => import("./compile.ts") },
  { name: "check", summary: "say which cards are not understood, and why", load: () => import("./check.ts") },
  { name: "lint", summary: "say what is wrong with the wording of cards, and mend it", load: () => import("./lint.ts") },
  { name: "rules", summary: "list the rules of wording, or show one", load: () => import("./rules.ts") },
  { name: "coverage", summary: "count the cards that are understood, and rank what is missing", load: () => import("./coverage.ts") },
  { name: "explain", summary: "show how a card is read and what it means", load: () => import("./explain.ts") },
  { name: "inspect", summary: "write all that is known of each card, for programs to read", load: () => import("./inspect.ts") },
  { name: "diff", summary: "list the cards that mean something else than before, and how", load: () => import("./diff.ts") },
  { name: "deck", summary: "say what is illegal in a deck, and by which rule", load: () => import("./deck.ts") },
  { name: "fmt", summary: "write cards in the wording of an era, none changed in meaning", load: () => import("./fmt.ts") },
  { name: "watch", summary: "compile and judge cards again whenever they are saved", load: () => import("./watch.ts") },
  { name: "init", summary: "start a set of cards of your own", load: () => import("./init.ts") },
  { name: "new", summary: "add a card, a keyword or a set", load: () => import("./new.ts") },
  { name: "play", summary: "play a seeded game between two decks", load: () => import("./play.ts") },
];
