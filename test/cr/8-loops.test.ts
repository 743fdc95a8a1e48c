import { expect } from "vitest";
import { example, rule } from "./example.ts";

example("803.3 #1", "a mandatory loop of triggered effects ends before its effect triggers once more", `
Moon Queen, 4, Alliance, Ally—Night Elf Priest, Unique, 3 [Arcane] ATK / 5 Health (Own-20C)
When a Wisp you control is destroyed, put a 1 [Nature] / 1 health Wisp ally token into play.

Wither, 4, Warrior, Instant Ability—Fury Shout (Own-21C)
Ongoing: Opposing allies have -1 health.

First Wisp, 1, Druid, Ally—Wisp, 1 [Nature] ATK / 1 Health (Own-22C)`, ({ deal }) => {
  const s = deal({ party: ["Moon Queen", "First Wisp", "Tall Guard"] }, { hand: ["Wither"], resources: 4 });
  s.pass().play("Wither").resolve();
  for (let i = 0; i < 400 && s.request.kind === "priority" && s.chain().length > 0; i++) s.pass();
  const created = s.game.state.history.filter(({ verb }) => verb === "create").length;
  expect(created).toBeGreaterThan(1);
  expect(s.chain()).toEqual([]);
  expect(s.game.over).toBeNull();
  // Play goes on, with the turn player.
  expect(s.request.kind).toBe("priority");
  expect(s.deciding).toBe("me");
  expect(s.cards("me", "party")).not.toContain("Wisp");
  expect(s.can("attack", "Tall Guard")).toBe(true);
});

rule("803.3", "of a loop that makes something grow its player chooses the number", `
Restless Hound, 2, Horde, Ally—Orc, 1 [Melee] ATK / 4 Health (Own-20C)
When this ally becomes exhausted, ready it.
When this ally readies, exhaust it and add a rage counter to it.

Poke, 0, Instant Ability (Own-21C)
Exhaust target ally.`, ({ deal }) => {
  const set = () => {
    const s = deal({ hand: ["Poke"] }, { party: ["Restless Hound"] });
    s.play("Poke", "Restless Hound").resolve();
    for (let i = 0; i < 3000 && s.request.kind === "priority" && s.chain().length > 0; i++) s.pass();
    return s;
  };
  const after = (times: number) => {
    const s = set();
    expect(s.request).toMatchObject({ kind: "loop", ask: "number", min: 1 });
    expect(s.deciding).toBe("opponent");
    const before = s.card("Restless Hound").counters["rage"] ?? 0;
    s.choose(times);
    for (let i = 0; i < 3000 && s.request.kind === "priority" && s.chain().length > 0; i++) s.pass();
    // One effect of the loop has the number, and nobody is asked for another.
    expect(s.request.kind).toBe("priority");
    expect(s.game.over).toBeNull();
    return (s.card("Restless Hound").counters["rage"] ?? 0) - before;
  };
  const few = after(3);
  expect(few).toBeGreaterThan(0);
  expect(after(8) - few).toBe(5);
});
