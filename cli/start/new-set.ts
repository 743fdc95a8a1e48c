import { fileName } from "./file-name.ts";
import { answer, type NewKind } from "./new-kind.ts";

/** A set: a file of its own. */
export const setKind: NewKind = {
  questions: [
    { option: "name", value: "name", help: "what it is called", ask: "Name of the set", otherwise: null },
    { option: "folder", value: "folder", help: "where its file is written", ask: "In which folder", otherwise: "cards" },
    { option: "game", value: "game", help: "whose language its cards are in", ask: "Game", otherwise: "wowtcg" },
  ],
  block: (said) => {
    const name = answer(said, "name");
    const text = [`# ${name}.`, `game: ${answer(said, "game")}`].join("\n");
    return Promise.resolve({ title: `The set ${name}`, file: `${answer(said, "folder")}/${fileName(name)}.cards`, text, starts: true });
  },
};
