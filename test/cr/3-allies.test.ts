import { expect } from "vitest";
import { rule } from "./example.ts";

rule("302.3", "a Mount can't be proposed as an attacker or defender, but may protect", `
Swift Horse, 2, Horde, Ally—Horse, Mount (1), 2 [Melee] ATK / 2 Health (Own-20C)
Ferocity
Protector`, ({ deal }) => {
  const s = deal({ party: ["Swift Horse", "Plain Runner"] }, { party: ["Swift Horse", "Lean Hound"] });
  expect(s.can("attack", "Swift Horse")).toBe(false);
  s.propose("Plain Runner");
  expect(s.offered()).toEqual(["Lady Merrow", "Lean Hound"]);
  s.choose("Lady Merrow").resolve();
  while (s.request.kind === "priority") s.pass();
  expect([s.request.kind, s.offers("Swift Horse")]).toEqual(["protect", true]);
});
