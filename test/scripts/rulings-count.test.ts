import { describe, expect, test } from "vitest";
import { countRulings, idsIn, rulesOnlyMark, staysGreen } from "../../scripts/rulings-count.ts";

const passed = (title: string) => ({ title, passed: true });
const failed = (title: string) => ({ title, passed: false });

describe("the count of rulings", () => {
  test("finds ids in titles, those of sentences too", () => {
    expect(idsIn("FOH-002 and START-006.3: what happens")).toEqual(["FOH-002", "START-006"]);
    expect(idsIn("CR 709.2f, FOH-2, a foh-002")).toEqual([]);
  });

  test("counts what a passing test shows and no failing one denies", () => {
    const rulings = ["AAA-001", "AAA-002", "AAA-003", "AAA-004"].map((id) => ({ id, playable: true }));
    const tests = [passed("AAA-001"), passed("AAA-002"), failed("AAA-002, its other half")];
    expect(countRulings([...rulings, { id: "AAA-005", playable: false }], tests, { "AAA-003": "needs two tables" })).toEqual({
      playable: 4,
      covered: 1,
      exempt: 1,
      missing: ["AAA-002", "AAA-004"],
    });
  });

  test("lists what passes without the cards' text", () => {
    expect(staysGreen([passed("AAA-001"), failed("AAA-002"), passed(`AAA-003 ${rulesOnlyMark}`), passed("the fixture")])).toEqual(["AAA-001"]);
  });
});
