import { describe, expect, test } from "vitest";
import { vocabulary } from "../../../games/wowtcg/language/vocabulary.ts";
import { explainStop } from "../../../grammar/diagnostics/explain-stop.ts";
import { Grammar } from "../../../grammar/grammar.ts";

const grammar = new Grammar(vocabulary);

/** Three kinds of sentence, 44 tokens together. */
const SENTENCES =
  "When an opposing ally attacks, your hero deals 2 fire damage to that ally and heals 1 damage from itself. " +
  "If you control a weapon, destroy target ability or equipment in that ally's controller's party. Draw a card. ";

const textOf = (tokens: number): string => SENTENCES.repeat(Math.ceil(tokens / 44)).trim();

/** Processor time, not the clock's: other tests run at the same time. */
function costOf(text: string): number {
  let best = Infinity;
  for (let i = 0; i < 3; i++) {
    const before = process.cpuUsage();
    grammar.read(text);
    best = Math.min(best, process.cpuUsage(before).user);
  }
  return best;
}

describe("a long text", () => {
  test("of 20,000 tokens is read", () => {
    const read = grammar.read(textOf(20_000));
    expect(read.lexed.tokens.length).toBeGreaterThan(19_000);
    expect("node" in read).toBe(true);
  });

  test("costs time in line with its length", () => {
    costOf(textOf(2_000));
    const short = costOf(textOf(4_000));
    const long = costOf(textOf(16_000));
    expect(long / short).toBeLessThan(10);
  });

  test("costs no more where it breaks off", () => {
    const whole = costOf(textOf(8_000));
    const broken = costOf(`${textOf(8_000)} Draw draw a card.`);
    expect(broken / whole).toBeLessThan(6);
  });
});

describe("a long sentence", () => {
  test.each([
    ["of nouns", `Destroy ${"target ally, ".repeat(5_000)}and target ally.`],
    ["of parts within parts", `Destroy target ally ${"in a party of an opponent with an ally ".repeat(2_000)}.`],
    ["of clauses", `${"If you draw a card, ".repeat(4_000)}draw a card.`],
    ["of possessors", `Destroy ${"its controller's ".repeat(5_000)}hero.`],
  ])("%s is refused in so many words", (_, text) => {
    const read = grammar.read(text);
    expect(read).toMatchObject({ limit: 120 });
    if ("node" in read) return;
    const { code, message } = explainStop(text, read, grammar);
    expect(code).toBe("text/too-long");
    expect(message).toContain("120");
  });

  test.each([
    ["of nouns", `Destroy ${"target ally, ".repeat(36)}and target ally.`],
    ["of parts within parts", `Destroy target ally ${"in a party of an opponent with an ally ".repeat(12)}.`],
    ["of clauses", `${"If you draw a card, ".repeat(19)}draw a card.`],
    ["of relatives", `Destroy target ally ${"that attacked an ally you control ".repeat(18)}.`],
  ])("%s that is just short enough takes less than three seconds", (_, text) => {
    const before = process.cpuUsage();
    grammar.read(text);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(3_000);
  });
});
