import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

ruling("DOW-016", ["Arena Master"], (deal) => {
  const drawn = (mine: readonly string[], theirs: readonly string[], ...picks: readonly string[]): number => {
    const s = seats(deal, { faceUp: ["Arena Master"], party: mine, resources: 4 }, { party: theirs });
    s.complete("Arena Master").resolve();
    for (const pick of picks) s.choose(pick);
    expect(s.request.kind).toBe("priority");
    return s.cards("me", "hand").length;
  };
  expect(drawn(["Illia the Bitter", "Tim"], ["Luumon", "Tim"], "Illia", "Luumon")).toBe(2);
  expect(drawn(["Illia the Bitter", "Tim"], ["Luumon"], "Tim")).toBe(0);
  // A tie is no highest.
  expect(drawn(["Luumon"], ["Luumon"])).toBe(0);
  // Nobody else has one, though it has no ATK.
  expect(drawn(["Atani of the Watch"], [])).toBe(2);
  expect(drawn([], ["Luumon"])).toBe(0);
});

ruling("DOW-018", ["Battle Tactics"], (deal) => {
  const s = seats(deal, { party: ["Battle Tactics", "Luumon", "Tyrennius Scatheblade", "Tim"] }, { party: ["Illia the Bitter"] }, "opponent");
  s.attack("Illia", "Luumon");
  while (s.request.kind === "priority" && s.chain().length > 1) s.pass();
  expect([s.deciding, s.request.kind]).toEqual(["me", "may"]);
  s.choose("Yes");
  // Only where it could attack: not the elusive one.
  expect([...s.offered()].sort()).toEqual(["Kinivus the Focused", "Tyrennius Scatheblade"]);
  s.choose("Tyrennius").resolve().to("action");
  expect([s.card("Tyrennius").zone, s.card("Luumon").damage, s.card("Illia").damage]).toEqual(["graveyard", 0, 3]);
  // A proposed sabotage stays one.
  const spy = seats(deal, { party: ["Battle Tactics", "Unholy Power", "Luumon"] }, { party: ["Arcanist Avelena"] }, "opponent");
  spy.propose("Arcanist Avelena").choose("Sabotage Unholy Power");
  while (spy.request.kind === "priority" && spy.chain().length > 1) spy.pass();
  if (spy.request.kind === "may") {
    spy.choose("Yes");
    expect(spy.offers("Luumon")).toBe(false);
    expect(spy.offers("Kinivus")).toBe(false);
  }
});

ruling("DOW-019", ["Continuum Blade"], (deal) => {
  const whose = (s: ReturnType<typeof seats>, turns: number, at: (turn: number) => void = () => undefined): string => {
    let row = "";
    for (let i = 0; i < turns; i++) {
      s.to("action");
      while (s.chain().length > 0 || s.request.kind !== "priority") s.request.kind === "priority" ? s.resolve() : s.choose(s.offered()[0] ?? "");
      const name = (id: number): string => s.game.machine.player(id).name;
      row += name(s.game.state.turn.player) === "me" ? "A" : "B";
      at(i);
      const { number } = s.game.state.turn;
      for (let n = 0; n < 60 && s.game.state.turn.number === number; n++) s.request.kind === "priority" ? s.pass() : s.choose(s.offered()[0] ?? "");
    }
    return row;
  };
  const deck = Array.from({ length: 20 }, () => "Tim");
  const set = () => seats(deal, { hand: ["Continuum Blade"], resources: 5, deck }, { deck, hand: ["Reforestation"], resources: 5 });
  const blade = set();
  expect(whose(blade, 7, (turn) => turn === 0 && blade.play("Continuum Blade").resolve())).toBe("ABBAABB");
  const gone = set();
  expect(whose(gone, 7, (turn) => {
    if (turn === 0) gone.play("Continuum Blade").resolve();
    if (turn === 1) gone.play("Reforestation", "Continuum Blade").resolve();
  })).toBe("ABBABAB");
});

ruling("DOW-056", ["The Staff of Twin Worlds"], (deal) => {
  const own = { party: ["The Staff of Twin Worlds", "Sturdy Troll", "Voss Treebender", "Mayla Finksputter"], hand: ["Darok Steelstrike", "Consul Rhys Lorgrand", "Gladiator Addisyn"], resources: 9 };
  const s = seats(deal, own, { party: ["Tim", "Luumon", "Luumon"] });
  until(s, "opponent").use("Tim", "Sturdy Troll").resolve();
  // Berserking counts twice.
  expect(s.card("Sturdy Troll").atk).toBe(3);
  until(s, "me").play("Darok").pass().pass();
  while (s.request.kind === "order") s.choose(s.offered()[0] ?? "");
  expect(s.chain()).toHaveLength(2);
  while (s.chain().length > 0 || s.request.kind !== "priority") s.request.kind === "priority" ? s.pass() : s.choose(s.offers("No") ? "No" : (s.offered()[0] ?? ""));
  // Attacking it exhausts two.
  s.attack("Voss", "Thoros").resolve();
  const kinds = new Set([s.request.kind]);
  while (s.request.kind !== "priority") s.choose(s.offered()[0] ?? "");
  expect([kinds.has("priority"), s.chain().length]).toEqual([false, 2]);
}, { own: `Sturdy Troll, 3, Horde, Ally—Troll Warrior, 1 [Melee] ATK / 6 Health (Own-1C)
Berserking` });

ruling("DOW-056", ["The Staff of Twin Worlds"], (deal) => {
  // Payment powers once a turn may be used twice; others gain nothing; "as" it enters is once.
  const s = seats(deal, { party: ["The Staff of Twin Worlds", "Alchemist Norrin'thal", "Tim"], hand: ["Gladiator Addisyn"], resources: 2 }, { party: ["Luumon"] });
  const uses = (name: string): number => s.request.options.filter(({ act, label }) => act === "use" && label.includes(name)).length;
  let count = 0;
  while (uses("Norrin'thal") > 0 && count < 9) {
    s.use("Norrin'thal").resolve();
    count++;
  }
  expect(count).toBe(4);
  s.use("Tim", "Luumon").resolve();
  expect([s.can("use", "Tim"), s.card("Luumon").damage]).toEqual([false, 1]);
  s.play("Gladiator Addisyn").resolve().choose("fire");
  expect(s.request.kind).toBe("priority");
  // With two Staffs only the first is doubled too.
  const two = seats(deal, { party: ["The Staff of Twin Worlds", "Sturdy Troll"] }, { party: ["The Staff of Twin Worlds", "Tim"] }, "opponent");
  two.use("Tim", "Sturdy Troll").resolve();
  expect(two.card("Sturdy Troll").atk).toBe(3);
}, { part: "payment powers, and two of them", own: `Sturdy Troll, 3, Horde, Ally—Troll Warrior, 1 [Melee] ATK / 6 Health (Own-1C)
Berserking` });
