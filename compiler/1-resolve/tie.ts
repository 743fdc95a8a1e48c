import type { Mention } from "./mention.ts";
import type { Seeking } from "./preferences.ts";

/**
 * What a word for one could stand for as well as for what was found: the members of one list are named at
 * once, so that none is the last ("destroy target ally and target weapon. Its controller …").
 */
export function rivalsOf(found: Mention, seeking: Seeking, mentions: readonly Mention[]): readonly Mention[] {
  if (seeking.form === "pronoun" && seeking.word !== "it") return [];
  const group = mentions.find(({ members }) => members?.includes(found) === true);
  return (group?.members ?? []).filter((member) => member !== found && !member.self && !member.plural && fits(member, found, seeking));
}

/** Whether it is of the kind that "that ally" asks for, as what was found is; "it" and "its" ask for none. */
function fits(member: Mention, found: Mention, { form, heads, modifiers }: Seeking): boolean {
  if (form !== "that") return true;
  const asked = heads.filter((head) => found.heads.includes(head));
  return (asked.length === 0 || asked.some((head) => member.heads.includes(head))) && modifiers.every((word) => member.modifiers.includes(word) || !found.modifiers.includes(word));
}
