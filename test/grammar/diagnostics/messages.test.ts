import { beforeAll, expect, test } from "vitest";
import { compileFile } from "../../../compiler/compile-file.ts";
import type { Language } from "../../../compiler/language.ts";
import { withSuggestions } from "../../../compiler/suggest/suggest-card.ts";
import { catalogue } from "../../../grammar/diagnostics/catalogue.ts";
import type { Diagnostic } from "../../../grammar/diagnostics/diagnostic.ts";
import { DiagnosticRenderer } from "../../../grammar/diagnostics/render.ts";
import { playableLanguage } from "../../../scripts/meaning/playable-language.ts";

/** What authors get wrong, a text each. */
const TEXTS: readonly string[] = [
  "Destroy target heor.",
  "When this ally enters play, draw a crad.",
  "When this ally attacks, it deals 2 to target ally.",
  "When this ally attacks, it deals 2 fire to target ally.",
  "When this ally attacks, it deals 2",
  "When this ally attacks",
  "When this ally attack, draw a card.",
  "When attacks, draw a card.",
  "When this ally enters play, destroy target ally or equipment an opponent control.",
  "When this ally enters play, draw two card.",
  "When this ally enters play, draw a cards.",
  "When this ally enters play, put an Goblin ally token into play.",
  "When this ally enters play, destroy all ally.",
  "When this ally enters play, destroy each opposing allies.",
  "When this ally enters play, exhaust opposing hero.",
  "When this ally enters play, draw draw a card.",
  "When this ally enters play, draw a card",
  "Draw a card Destroy target ally.",
  "Protector When this ally attacks, draw a card.",
  "Protector. When this ally attacks, draw a card.",
  "When this Ally attacks, draw a card.",
  "when this ally attacks, draw a card.",
  "When this ally attacks, draw a card. put it into your hand.",
  "When you hero attacks, draw a card.",
  "When this ally attacks, it's controller draws a card.",
  "When this ally attacks, you may pay (1). If you does, draw a card.",
  "(2), [Activate] > Draw a card.",
  "(2), [Activate]: Draw a card.",
  "2, [Activate] >>> Draw a card.",
  "[Exhaust] >>> Draw a card.",
  "Destroy target ally form an opponent's party.",
  "Put target ally card from your graveyard in to play.",
  "Destroy up to one targets.",
  "This ally can't attacks.",
  "This ally gets +1/+1 while attacking.",
  "When this ally attacks, put a counter on he.",
  "When this ally enters play, destroy target ally, or equipment.",
  "Reveal a top card of your deck.",
  "At start of your turn, draw a card.",
  "At the start of each turns, draw a card.",
  "When this ally leaves, draw a card.",
  "When this ally enters play, your hero deal 2 fire damage to target ally.",
  "When this ally enters play, you may destroy target ally If you do, draw a card.",
  "This ally has Protecter.",
  "Whenever a creature attacks, tap target creature.",
  "Destroy target # ally.",
  "\"This ally can't attack.",
  "Destroy target ally (or hero.",
  "Scry 2.",
  "When this ally enters play, you my draw a card, and target opponent discard a card.",
  "Put target ally into its owners hand.",
  "[Activate] >>> Your hero deals 1 fire damage to target hero or ally",
  "Destroy all Dwarfs.",
  "Destroy all Night Elfs.",
];

const ALLY = "Mira Ashfall, 3, Alliance, Ally—Human Mage, 2 [Fire] ATK / 3 Health\n";
const ABILITY = "Ashfall, 3, Mage, Ability—Fire\n";

/** What is done once stands on an ability. */
const headerFor = (text: string): string => (/^(?:Destroy|Draw|Put|Reveal)/.test(text) ? ABILITY : ALLY);

let language: Language;
beforeAll(async () => {
  language = await playableLanguage();
});

function told(text: string): { readonly diagnostics: readonly Diagnostic[]; readonly rendered: string } {
  const file = withSuggestions(compileFile(`${headerFor(text)}${text}\n`, language, { file: "ashfall.cards" }), language);
  const renderer = new DiagnosticRenderer(file);
  const diagnostics = file.cards.flatMap((card) => card.diagnostics);
  return { diagnostics, rendered: diagnostics.map((diagnostic) => renderer.render(diagnostic)).join("\n") };
}

test("messages read as they are kept", async () => {
  const all = TEXTS.map((text) => told(text).rendered);
  expect(all.filter((rendered) => rendered === "")).toEqual([]);
  await expect(`${all.join("\n\n")}\n`).toMatchFileSnapshot("golden/messages.txt");
});

test("each has a code of the catalogue and says what to write instead", () => {
  for (const text of TEXTS)
    for (const { code, help, message } of told(text).diagnostics) {
      expect(code in catalogue, code).toBe(true);
      expect(help ?? "", text).not.toBe("");
      expect(message).not.toMatch(/token|category|parse|node/i);
    }
});

test("a text has no fault that it was mended for", () => {
  for (const text of TEXTS) {
    const { diagnostics } = told(text);
    const edits = diagnostics.flatMap(({ fix }) => fix?.edits ?? []).sort((a, b) => b.span.start - a.span.start);
    if (edits.length === 0 || diagnostics.some(({ fix }) => fix === undefined)) continue;
    const header = headerFor(text);
    let mended = header + text;
    for (const { span, text: instead } of edits) mended = mended.slice(0, span.start) + instead + mended.slice(span.end);
    const before = new Set(diagnostics.map(({ code, message }) => `${code} ${message}`));
    const after = told(mended.slice(header.length)).diagnostics.map(({ code, message }) => `${code} ${message}`);
    expect(after.filter((each) => before.has(each)), mended).toEqual([]);
  }
});
