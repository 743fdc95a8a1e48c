import { describe, expect, it } from "vitest";
import { withSuggestions as withMeant } from "../../compiler/suggest/suggest-card.ts";
import { language } from "../../games/wowtcg/language/index.ts";
import { edited, lintText, rules, withSuggestions, type LintDiagnostic } from "../../lint/index.ts";

/** What is told of a card with what was meant in it. */
function told(card: string): readonly LintDiagnostic[] {
  const { file, diagnostics } = lintText(card, language, { rules, era: "2009" });
  return withSuggestions(diagnostics, file.cards[0]?.diagnostics ?? [], withMeant(file, language).cards[0]?.diagnostics ?? []);
}

describe("what was meant, among the findings of rules", () => {
  it("takes the place of a diagnostic that no rule tells", () => {
    const card = "Quick Study, 2, Mage, Ability—Arcane\nDraw cards two.";
    const [finding, ...others] = told(card);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ rule: null, help: "Write “two cards”." });
    expect(edited(card, finding?.fixes[0]?.edits ?? [])).toBe("Quick Study, 2, Mage, Ability—Arcane\nDraw two cards.");
  });

  it("is offered by the finding of a rule that tells of the same words", () => {
    const card = "Kind Word, 2, Priest, Ability—Holy\nYour hero heals 3 damge from itself.";
    const findings = told(card);
    expect(findings.map(({ rule }) => rule)).toEqual(["unknown-word"]);
    expect(edited(card, findings[0]?.fixes[0]?.edits ?? [])).toBe("Kind Word, 2, Priest, Ability—Holy\nYour hero heals 3 damage from itself.");
  });

  it("leaves what has no suggestion as it is", () => {
    const { file, diagnostics } = lintText("Quick Study, 2, Mage, Ability—Arcane\nDraw two cards.", language, { rules, era: "2009" });
    expect(withSuggestions(diagnostics, file.diagnostics, file.diagnostics)).toEqual(diagnostics);
  });
});
