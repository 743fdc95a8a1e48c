import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { compileFile } from "../../compiler/compile-file.ts";
import type { Language } from "../../compiler/language.ts";
import { playableLanguage } from "../../scripts/meaning/playable-language.ts";

/** Characters that something can be done to, one or several. */
const ONE = ["target ally", "target hero or ally", "target opposing ally", "your hero", "target non-Human ally", "target Demon ally", "target damaged ally an opponent controls", "target ally with cost 3 or less", "target ready ally in an opponent's party", "target [Alliance] ally", "target ally with the highest cost", "target Demon or Undead hero or ally", "target ally with an odd cost"];
const SEVERAL = ["all opposing heroes and allies", "up to two target allies", "any number of target allies", "all exhausted allies", "all allies with 2 or less ATK", "all opposing Demon and/or Undead heroes and allies"];

/** What is done to them: `@`; `[one|several]` are the forms of a verb that agree with it. */
const DONE = ["Destroy @.", "Exhaust @.", "Ready @.", "Remove @ from the game.", "Remove @ from combat.", "Your hero deals 2 fire damage to @.", "Your hero heals 3 damage from @.", "Gain control of @ this turn.", "Put a +1 ATK counter on @.", "Put 2 damage on @.", "Your hero heals 1 damage from itself and 2 damage from @.", "Prevent all damage that would be dealt to @ this turn.", "Double the ATK of @ this turn.", "@ can't attack this turn.", "@ [has|have] +2 ATK this turn.", "@ [has|have] Ferocity this turn.", "@ [loses|lose] all powers this turn."];

/** When it is done. */
const LEADS = ["At the start of your turn, ", "When this ally attacks, ", "When another ally in your party is destroyed, ", "When an opponent plays an ability, you may pay (1). If you do, ", "When this ally is dealt damage by an opposing ally, ", "When your hero strikes with a weapon, ", "At the end of each opponent's turn, if you control a Pet, ", "When this ally enters play, if your hero is damaged, ", "When you play your first ability each turn, ", "At the start of your turn, if you have fewer cards in your hand than an opponent, "];

const COSTS = ["[Activate]", "(2), [Activate]", "On your turn: (1)", "[Activate], Discard a card", "[Activate], Name a race", "Destroy this ally", "If your hero is damaged: [Activate], Put 1 damage on your hero"];

const ALLY = "Voss Tarrow, 3, Alliance, Ally—Human Mage, 2 [Fire] ATK / 3 Health\n";
const ABILITY = "Voss, 3, Mage, Ability—Fire\n";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function sentence(done: string, noun: string): string {
  const several = SEVERAL.includes(noun);
  // "All … can't" may mean that some can: it is refused, and "opposing allies can't" is what is written.
  const said = done.includes("can't") ? noun.replace(/^all /, "") : noun;
  return capital(done.replace("@", said).replace(/\[(\w+)\|(\w+)\]/, (_, one: string, many: string) => (several ? many : one)));
}

let language: Language;
beforeAll(async () => {
  language = await playableLanguage();
});

/** Why a text is not whole; null where it is. */
function refusal(header: string, text: string): string | null {
  const [card] = compileFile(`${header}${text}\n`, language, { file: "recombined.cards" }).cards;
  return card?.status === "whole" ? null : `${text} ${card?.diagnostics.map(({ message }) => message).join(" ") ?? ""}`;
}

test("whatever can be done can be done to each of these", () => {
  const refused = DONE.flatMap((done) => [...ONE, ...SEVERAL].map((noun) => refusal(ABILITY, sentence(done, noun)))).filter((why) => why !== null);
  expect(refused).toEqual([]);
});

const deeds = fc.tuple(fc.constantFrom(...DONE), fc.constantFrom(...ONE, ...SEVERAL)).map(([done, noun]) => sentence(done, noun));

test("it can be triggered, paid for, chosen and granted", () => {
  const settings = fc.oneof(
    fc.tuple(fc.constantFrom(...LEADS), deeds).map(([lead, deed]) => [ALLY, lead + small(deed)] as const),
    fc.tuple(fc.constantFrom(...COSTS), deeds).map(([cost, deed]) => [ALLY, `${cost} >>> ${deed}`] as const),
    fc.tuple(deeds, deeds).map(([one, other]) => [ABILITY, `Choose one: ${one.slice(0, -1)}; or ${small(other)}`] as const),
    fc.tuple(deeds, deeds).map(([one, other]) => [ABILITY, `${one} ${other}`] as const),
    deeds.map((deed) => [ABILITY, `${deed.slice(0, -1)} if you control a Pet.`] as const),
    fc.tuple(fc.constantFrom(...COSTS.slice(0, 4)), deeds).map(([cost, deed]) => [ABILITY, `Ongoing: Allies in your party have "${cost} >>> ${deed}"`] as const),
  );
  fc.assert(
    fc.property(settings, ([header, text]) => {
      expect(refusal(header, text)).toBeNull();
    }),
    { numRuns: 600 },
  );
});
