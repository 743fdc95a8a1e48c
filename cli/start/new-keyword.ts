import { answer, type NewKind } from "./new-kind.ts";

/** A keyword: a name, and what a card without it would print. */
export const keywordKind: NewKind = {
  questions: [
    { option: "in", value: "file", help: "the file it is added to", ask: "Which file", otherwise: null },
    { option: "name", value: "name", help: "what it is called", ask: "Name, with its parameter in brackets: Kindle [N]", otherwise: null },
    { option: "means", value: "text", help: "what a card without the keyword would print", ask: "What does it mean, as a card would print it", otherwise: null },
    { option: "reminder", value: "text", help: "what cards print behind it in parentheses (default: what it means)", ask: "The reminder that cards print, if it is not that", otherwise: "" },
  ],
  block: (said) => {
    const reminder = answer(said, "reminder");
    const text = [`keyword ${answer(said, "name")}`, `means: ${answer(said, "means")}`, `reminder: ${reminder === "" ? answer(said, "means") : reminder}`].join("\n");
    return Promise.resolve({ title: `The keyword ${answer(said, "name")}`, file: answer(said, "in"), text, starts: false });
  },
};
