import { Grammar } from "../../../grammar/grammar.ts";
import { headerWords } from "./header-words.ts";
import { vocabulary } from "./vocabulary.ts";
import { wording } from "./wording.ts";

let made: Grammar | null = null;

/** The language of the game's cards. The grammar is made when it is first asked for. */
export const language = {
  game: vocabulary.game,
  headerWords,
  wording,
  get grammar(): Grammar {
    made ??= new Grammar(vocabulary);
    return made;
  },
};
