import { existsSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { answer, type NewKind, type Said } from "./new-kind.ts";

/** A card: its header is made of what is said, its text of the paragraphs. */
export const cardKind: NewKind = {
  questions: [
    { option: "in", value: "file", help: "the file it is added to", ask: "Which file", otherwise: null },
    { option: "name", value: "name", help: "what it is called", ask: "Name", otherwise: null },
    { option: "cost", value: "cost", help: "what playing it costs; nothing for a hero or a quest", ask: "Cost, if it has one", otherwise: "" },
    { option: "faction", value: "faction", help: "its faction or classes, as the header names them", ask: "Faction or classes, if any", otherwise: "" },
    { option: "type", value: "type", help: "its type line: Ally—Human Mage", ask: "Type line, for example Ally—Human Mage", otherwise: null },
    { option: "values", value: "values", help: "its values: 2 [Melee] ATK / 3 Health", ask: "Values, for example 2 [Melee] ATK / 3 Health", otherwise: "" },
    { option: "rarity", value: "letter", help: "C, U, R or E", ask: "Rarity", otherwise: "C" },
  ],
  block: async (said, terminal, answers) => {
    const file = answer(said, "in");
    const paragraphs = [...said.paragraphs];
    if (paragraphs.length === 0 && answers !== null) {
      for (;;) {
        const paragraph = (await answers.next("A paragraph of its text (nothing ends it): "))?.trim() ?? "";
        if (paragraph === "") break;
        paragraphs.push(paragraph);
      }
    }
    const path = resolve(terminal.folder, file);
    const source = existsSync(path) ? readFileSync(path, "utf8") : "";
    const title = answer(said, "name");
    return { title, file, text: [headerOf(said, numberAfter(source, basename(file).replace(/\.[^.]*$/, ""))), ...paragraphs].join("\n"), starts: false };
  },
};

function headerOf(said: Said, set: { readonly name: string; readonly number: number }): string {
  const parts = ["name", "cost", "faction", "type", "values"].map((option) => answer(said, option)).filter((part) => part !== "");
  return `${parts.join(", ")} (${set.name}-${set.number}${answer(said, "rarity").toUpperCase()})`;
}

/** The set's name as its headers write it, and the number after its last. */
function numberAfter(source: string, otherwise: string): { readonly name: string; readonly number: number } {
  const numbers = [...source.matchAll(/\(([A-Za-z][\w']*)-(\d+)[A-Z]\)[ \t]*$/gm)];
  const name = numbers.at(-1)?.[1] ?? otherwise.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return { name, number: Math.max(0, ...numbers.filter(([, of]) => of === name).map(([, , number]) => Number(number))) + 1 };
}
