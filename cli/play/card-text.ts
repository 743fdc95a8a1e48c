import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { labelOf, type Game } from "../../runtime/index.ts";
import { foldName } from "../fold-name.ts";
import { packageRoot } from "../package-root.ts";

/** The printed texts of a game's cards by folded name, read when the first is asked for. */
export class CardTexts {
  private readonly game: string;
  private texts: Map<string, readonly string[]> | null = null;

  constructor(game: string) {
    this.game = game;
  }

  /** The lines of a card as they are printed, the header first; null if no file has it. */
  printed(name: string): readonly string[] | null {
    this.texts ??= readTexts(join(packageRoot(), "cards", this.game));
    return this.texts.get(foldName(name)) ?? null;
  }
}

function readTexts(folder: string): Map<string, readonly string[]> {
  const texts = new Map<string, readonly string[]>();
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".cards")).sort() : [];
  for (const file of files) {
    for (const block of readFileSync(join(folder, file), "utf8").split(/\r?\n[ \t]*\r?\n/)) {
      const lines = block.split(/\r?\n/).map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
      for (const name of namesIn(lines[0] ?? "")) if (!texts.has(name)) texts.set(name, lines);
    }
  }
  return texts;
}

/** The beginnings of a header that may be its name: names have commas too. */
function namesIn(header: string): readonly string[] {
  const parts = header.split(", ");
  return parts.slice(0, 3).map((_, i) => foldName(parts.slice(0, i + 1).join(", ")));
}

/** What can be said of a card in a game: its text, and what it is just now. */
export function explained(game: Game, player: number, id: number, texts: CardTexts): readonly string[] {
  const card = game.view(player).zones.flatMap(({ cards }) => cards ?? []).find((one) => one.id === id);
  const name = card === undefined ? labelOf(game.machine, id) : card.name;
  if (name === null) return ["A face-down card."];
  const lines = texts.printed(name) ?? [name];
  if (card === undefined) return lines;
  const now = [
    card.health > 0 ? `ATK ${card.atk}, health ${card.health - card.damage} of ${card.health}` : "",
    card.exhausted ? "exhausted" : "",
    ...Object.entries(card.counters).map(([counter, n]) => `${n} ${counter} counter${n === 1 ? "" : "s"}`),
    card.attachedTo === 0 ? "" : `attached to ${labelOf(game.machine, card.attachedTo)}`,
  ].filter((part) => part !== "");
  return now.length === 0 ? lines : [...lines, `Now: ${now.join("; ")}.`];
}
