import { expect, test } from "vitest";
import { readText } from "../read-text.ts";

/** Who does the last thing that is done in a text. */
const lastSubject = (text: string, type: "ability" | "ally" = "ability"): string | undefined => [...readText(text, type).matchAll(/"subject":(\{"noun":"[a-z]+"(?:,"name":"[a-z 0-9]+")?)/g)].at(-1)?.[1];

test.each([
  ["Your hero deals 1 fire damage to target ally, and it heals 1 damage from target hero.", "hero"],
  ["Your hero may deal 2 fire damage to target ally, and it may deal 1 frost damage to a second target ally.", "hero"],
  ["Your hero heals all damage from allies you control. Then, it heals that much damage from itself.", "hero"],
  ["Exhaust target ally. It deals 1 fire damage to your hero.", "ally"],
  ["Your hero deals 1 fire damage to target ally. It can't attack this turn.", "ally"],
])("who deals or heals damage goes on as “it”: %s", (text, name) => expect(lastSubject(text)).toBe(`{"noun":"bound","name":"${name}"`));

test("what somebody is said to be is not spoken of beside him", () => {
  expect(readText("If your hero is Magmadar, ready him.")).toContain('"verb":"ready","object":{"noun":"bound","name":"hero"}');
});

test.each(["it deals 2 holy damage to that character and 1 holy damage to itself", "it deals 1 holy damage to itself and 2 holy damage to that character"])("each of two packets has whom it is dealt to: %s", (what) => {
  expect(readText(`When Voss deals combat damage to a hero or ally, ${what}.`, "ally")).toContain('{"noun":"event","role":"to"}');
});

test("what something was done to is called so", () => {
  const read = readText("[Activate], Destroy another ally you control >>> Voss deals fire damage to target ally equal to that destroyed ally's cost.", "ally");
  const paid = /"verb":"destroy","object":\{.*?"as":"(ally[ 0-9]*)"/.exec(read)?.[1];
  expect(read).toContain(`{"amount":"stat","stat":"cost","of":{"noun":"bound","name":"${paid}"}}`);
});
