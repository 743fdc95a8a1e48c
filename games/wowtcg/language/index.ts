import { Grammar } from "../../../grammar/grammar.ts";
import { Usage } from "../../../grammar/usage.ts";
import { headerWords } from "./header-words.ts";
import { usageTable } from "./usage-table.ts";
import { vocabulary } from "./vocabulary.ts";
import { wording } from "./wording.ts";

let made: Grammar | null = null;
let usage: Usage | null = null;

/** The language of the game's cards. The grammar is made when it is first asked for. */
export const language = {
  game: vocabulary.game,
  headerWords,
  wording,
  get grammar(): Grammar {
    made ??= new Grammar(vocabulary);
    return made;
  },
  /** How often words stand beside one another on its cards. */
  get usage(): Usage {
    usage ??= Usage.parse(usageTable);
    return usage;
  },
};
