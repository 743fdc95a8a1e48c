import { expect } from "vitest";
import { example, rule, until } from "./example.ts";

example("715.1 #1", "what is waited for is waited for before it is done, and nothing is chosen for it before", `
Storm Traitor, Horde, Hero—Troll Shaman, 28 Health (Own-20C)
(1), Flip Storm Traitor >>> Storm Traitor deals 3 nature damage to target hero or ally an opponent controls. When damage is dealt this way, that opponent's hero deals 3 nature damage to target hero or ally of his choice.

Third Hand, Alliance, Hero—Human Mage, 25 Health (Own-21C)

Ward, 1, Instant Ability (Own-22C)
Prevent all damage that would be dealt to target hero or ally this turn.`, ({ seats }) => {
  const set = (ward: boolean) => {
    const s = seats({ me: { hero: "Storm Traitor", resources: 1 }, third: { hero: "Third Hand", party: ["Lean Hound"] }, opponent: { hero: "Lady Merrow", party: ["Tall Guard"], hand: ["Ward"], resources: 1 } });
    s.use("Storm Traitor", "Tall Guard");
    if (ward) until(s, "opponent").play("Ward", "Tall Guard").resolve();
    return s.resolve();
  };
  const s = set(false);
  // The damage has been dealt, and whom it is dealt to next that opponent chooses, as the effect is added to the chain.
  expect(s.card("Tall Guard").damage).toBe(3);
  expect(s.request.kind).toBe("target");
  expect(s.deciding).toBe("opponent");
  expect(s.offered()).toEqual(["Storm Traitor", "Third Hand", "Lean Hound", "Lady Merrow", "Tall Guard"]);
  s.choose("Storm Traitor");
  expect(s.chain()).toHaveLength(1);
  s.resolve();
  expect(s.card("Storm Traitor").damage).toBe(3);
  const packet = s.game.state.history.findLast(({ verb }) => verb === "deal");
  expect(packet?.subject).toBe(s.card("Lady Merrow").id);
  // What it deals is not dealt this way: nothing triggers again.
  expect(s.chain()).toHaveLength(0);
  expect(s.request.kind).toBe("priority");
  expect(s.game.state.modifiers).toHaveLength(1);
  s.to("action", "third");
  expect(s.game.state.modifiers).toHaveLength(0);
  // Without damage nothing is waited for.
  const warded = set(true);
  expect(warded.card("Tall Guard").damage).toBe(0);
  expect(warded.chain()).toHaveLength(0);
  expect(warded.request.kind).toBe("priority");
});

rule("715.1", "a target that something waits for is chosen as the link is added, and only what befalls it triggers", `
Pledge, 0, Instant Ability (Own-20R)
When target ally is destroyed this turn, draw a card.`, ({ deal }) => {
  const set = () => deal({ hand: ["Pledge", "Slay Ally", "Slay Ally"], resources: 4 }, { party: ["Giant", "Lean Hound"] });
  const s = set().play("Pledge", "Giant").resolve().play("Slay Ally", "Lean Hound").resolveAll();
  expect(s.cards("me", "hand")).toEqual(["Slay Ally"]);
  s.play("Slay Ally", "Giant").resolveAll();
  expect(s.cards("me", "hand")).toEqual(["Blank Page"]);
  // Without its target it is interrupted.
  const t = set().play("Pledge", "Giant").play("Slay Ally", "Giant").resolveAll();
  expect(t.cards("me", "hand")).toEqual(["Slay Ally"]);
  expect(deal({ hand: ["Pledge"] }).can("play", "Pledge")).toBe(false);
});

rule("703.3c", "what leaves play with others sees the others go, and not itself as another", `
Mourner, 2, Ally—Undead, 1 [Melee] ATK / 1 Health (Own-20R)
When another ally you control is destroyed, draw a card.

Last Word, 2, Ally—Undead, 1 [Melee] ATK / 1 Health (Own-21R)
When an ally you control is destroyed, draw a card.

Wipe, 0, Instant Ability (Own-22R)
Destroy each ally.`, ({ deal }) => {
  const drawn = (party: readonly string[], card = "Wipe") => {
    const s = deal({ hand: [card], resources: 2, party });
    s.play(card).resolveAll();
    return s.cards("me", "hand").length;
  };
  expect(drawn(["Mourner"], "Slay Ally")).toBe(0);
  expect(drawn(["Last Word"], "Slay Ally")).toBe(1);
  expect(drawn(["Mourner", "Mourner", "Giant"])).toBe(4);
});
