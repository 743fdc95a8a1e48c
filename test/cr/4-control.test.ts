import { expect } from "vitest";
import { rule } from "./example.ts";

rule("401.3", "who gains control has it before the link goes on", `
Sway, 0, Instant Ability (Own-20C)
You control target ally this turn. Draw a card for each ally you control.

Sway and Slay, 0, Instant Ability (Own-21C)
You control target ally this turn. Destroy an ally you control.

Swayed Chain, 0, Ability (Own-22C)
Attach to target ally.
Ongoing: You control attached ally.

Cut Loose, 0, Instant Ability (Own-23C)
Destroy target ability.`, ({ deal }) => {
  const counted = deal({ hand: ["Sway"] }, { party: ["Tall Guard"] });
  counted.play("Sway", "Tall Guard").resolve();
  expect([counted.card("Tall Guard").controller, counted.cards("me", "hand").length]).toEqual(["me", 1]);
  const slain = deal({ hand: ["Sway and Slay"] }, { party: ["Tall Guard"] });
  slain.play("Sway and Slay", "Tall Guard").resolve();
  expect(slain.cards("opponent", "graveyard")).toEqual(["Tall Guard"]);
  // As the modifier ends, control reverts to who has the latest modifier left (CR 401.3b).
  const twice = deal({ hand: ["Swayed Chain", "Cut Loose"] }, { party: ["Tall Guard"] });
  twice.play("Swayed Chain", "Tall Guard").resolve();
  expect(twice.card("Tall Guard").controller).toBe("me");
  twice.play("Cut Loose", "Swayed Chain").resolve();
  expect(twice.card("Tall Guard").controller).toBe("opponent");
});

rule("714.3b", "control lasts while a card remains as it was", `
Bind, 1, Item (Own-20C)
[Activate] >>> You control target ally while this item remains exhausted.`, ({ deal }) => {
  const s = deal({ party: ["Bind"] }, { party: ["Tall Guard"] });
  s.use("Bind", "Tall Guard").resolve();
  s.to("action", "opponent");
  expect(s.card("Tall Guard").controller).toBe("me");
  s.to("ready", "me");
  expect(s.card("Tall Guard").controller).toBe("opponent");
});
