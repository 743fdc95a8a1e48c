import { expect } from "vitest";
import { ruling } from "../ruling.ts";

const me = "Thoros the Savior";
const opponent = "Chloe Mithrilbolt";

ruling("INTRO-036", [], (deal) => {
  const s = deal({
    me: { hero: me, party: ["Luumon", { card: "Illia the Bitter", exhausted: true }] },
    opponent: { hero: opponent, party: ["Mayla Finksputter", "Tim"] },
  });
  expect(s.can("attack", "Luumon")).toBe(true);
  expect(s.can("attack", "Illia the Bitter")).toBe(false);
  s.propose("Luumon");
  // One defender, and only what can be attacked: elusive Tim can't be.
  expect([s.request.min, s.request.max]).toEqual([1, 1]);
  expect(s.offered()).toEqual([opponent, "Mayla Finksputter"]);
  s.choose("Mayla Finksputter");
  expect(s.chain()).toHaveLength(1);
  // Nothing is targeted, and nothing has been exhausted yet.
  expect(s.request.kind).toBe("priority");
  expect(s.card("Luumon").exhausted).toBe(false);
});

ruling("INTRO-037", [], (deal) => {
  const s = deal({ me: { hero: me }, opponent: { hero: opponent, party: [{ card: "Luumon", exhausted: true }] } });
  expect(s.can("attack", me)).toBe(true);
  s.propose(me);
  expect(s.offered()).toEqual(expect.arrayContaining([opponent, "Luumon"]));
  s.choose("Luumon").resolve().to("defend");
  expect(s.card(me).exhausted).toBe(true);
});

ruling("INTRO-038", [], (deal) => {
  const s = deal({ me: { hero: me, party: ["Luumon", "Illia the Bitter", "Tim"] }, opponent: { hero: opponent, party: ["Illia the Bitter"] } });
  const mayPropose = () => s.can("attack", "me: Illia the Bitter") || s.can("attack", "opponent: Illia the Bitter");
  expect(mayPropose()).toBe(true);
  s.use("Tim", opponent);
  // Not on top of a link, not by the other player, not during a combat, not in another phase.
  expect(mayPropose()).toBe(false);
  s.resolve().pass();
  expect([s.deciding, mayPropose()]).toEqual(["opponent", false]);
  const t = deal({ me: { hero: me, party: ["Luumon", "Illia the Bitter"] }, opponent: { hero: opponent } });
  t.attack("Luumon", opponent);
  expect(t.chain()).toHaveLength(1);
  t.resolve();
  expect([t.step, t.can("attack", "Illia the Bitter")]).toEqual(["attack", false]);
  t.to("action");
  expect(t.can("attack", "Illia the Bitter")).toBe(true);
  t.to("end");
  expect(t.can("attack", "Illia the Bitter")).toBe(false);
});

ruling("INTRO-039", [], (deal) => {
  const s = deal({ me: { hero: me, party: ["Luumon"], hand: ["Withdraw"], resources: 3 }, opponent: { hero: opponent, party: ["Durdin Hammerhand"] } });
  s.attack("Luumon", opponent);
  expect(s.deciding).toBe("me");
  expect(s.can("play", "Withdraw")).toBe(true);
  s.pass();
  expect(s.deciding).toBe("opponent");
  s.use("Durdin Hammerhand", "Luumon").resolve();
  expect(s.card("Luumon").exhausted).toBe(true);
  s.resolve();
  // The proposal is interrupted: nobody attacks.
  expect([s.step, s.chain().length]).toEqual(["action", 0]);
  expect(s.card(opponent).damage).toBe(0);
});

ruling("INTRO-040", [], (deal) => {
  const s = deal({ me: { hero: me, party: ["Luumon", "Tim"], hand: ["Starshot"], resources: 2 }, opponent: { hero: opponent, hand: ["Withdraw"], resources: 3, party: ["Mayla Finksputter"] } });
  s.attack("Luumon", "Mayla Finksputter").pass().play("Withdraw", "Mayla Finksputter").resolve();
  while (s.request.kind === "may") s.choose("No");
  s.resolveAll();
  while (s.request.kind !== "priority") s.choose("No");
  // Its defender is gone: the attacker is ready, and it is still my action phase.
  expect([s.step, s.deciding, s.card("Luumon").exhausted]).toEqual(["action", "me", false]);
  expect(s.can("attack", "Luumon")).toBe(true);
  expect(s.can("play", "Starshot")).toBe(true);
  s.attack("Luumon", opponent).resolve();
  expect(s.step).toBe("attack");
  // Only instants during a combat step.
  expect(s.can("play", "Starshot")).toBe(false);
  s.to("defend");
  expect(s.can("play", "Starshot")).toBe(false);
  expect(s.can("use", "Tim")).toBe(true);
});

ruling("INTRO-041", ["Voss Treebender"], (deal) => {
  const s = deal({ me: { hero: me, party: ["Voss Treebender"] }, opponent: { hero: opponent, party: ["Luumon"] } });
  s.attack("Voss Treebender", opponent);
  // Proposed is not attacking: nothing has triggered.
  expect([s.card("Voss Treebender").exhausted, s.chain().length]).toEqual([false, 1]);
  s.resolve();
  expect(s.card("Voss Treebender").exhausted).toBe(true);
  s.choose("Luumon");
  expect([s.step, s.chain().length]).toEqual(["attack", 1]);
  expect(s.game.state.combat?.defender).toBe(0);
});

ruling("INTRO-042", ["Voss Treebender"], (deal) => {
  const s = deal({ me: { hero: me, party: ["Voss Treebender"] }, opponent: { hero: opponent, party: ["Tyrennius Scatheblade"] } });
  s.attack("Voss Treebender", opponent).resolve().choose("Tyrennius Scatheblade");
  expect([s.step, s.chain().length, s.deciding]).toEqual(["attack", 1, "me"]);
  s.resolve().choose("Yes");
  expect([s.step, s.card("Tyrennius Scatheblade").exhausted]).toEqual(["attack", true]);
  s.pass().pass();
  // Exhausted in the attack window, it can't protect any more.
  expect(s.step).not.toBe("attack");
  if (s.request.kind === "protect") expect(s.offered()).toEqual(["No"]);
});

ruling("INTRO-043", ["Tyrennius Scatheblade"], (deal) => {
  const set = () => deal({ me: { hero: me, party: ["Luumon"] }, opponent: { hero: opponent, party: ["Sandbox Tiger", "Tyrennius Scatheblade", "Tim"] } });
  const s = set();
  s.attack("Luumon", "Sandbox Tiger").resolve().pass().pass();
  expect([s.request.kind, s.deciding]).toEqual(["protect", "opponent"]);
  expect(s.offered()).toEqual(["No", "Tyrennius Scatheblade"]);
  s.choose("Tyrennius Scatheblade");
  expect(s.card("Tyrennius Scatheblade").exhausted).toBe(true);
  expect(s.chain()).toEqual([]);
  s.to("action");
  expect(s.cards("opponent", "party")).toContain("Sandbox Tiger");
  expect(s.cards("opponent", "graveyard")).toEqual(["Tyrennius Scatheblade"]);
  const declined = set();
  declined.attack("Luumon", "Sandbox Tiger").resolve().pass().pass().choose("No").to("action");
  expect(declined.cards("opponent", "graveyard")).toEqual(["Sandbox Tiger"]);
});

ruling("INTRO-044", ["Tyrennius Scatheblade"], (deal) => {
  const s = deal({ me: { hero: me, party: ["Tim", "Luumon"] }, opponent: { hero: opponent, party: ["Sandbox Tiger", "Tyrennius Scatheblade"] } });
  s.attack("Luumon", opponent).resolve().pass().pass();
  expect(s.request.kind).toBe("protect");
  s.choose("No").to("action");
  // Against an effect there is no protecting.
  s.use("Tim", "Sandbox Tiger").pass();
  expect(s.deciding).toBe("opponent");
  expect(s.offered()).toEqual(["Pass"]);
  s.pass();
  expect(s.request.kind).toBe("priority");
  expect(s.cards("opponent", "graveyard")).toEqual(["Sandbox Tiger"]);
  expect(s.card("Tyrennius Scatheblade").exhausted).toBe(false);
});

ruling("INTRO-045", ["Tyrennius Scatheblade"], (deal) => {
  const s = deal({ me: { hero: me, party: ["Luumon"] }, opponent: { hero: opponent, party: ["Sandbox Tiger", "Tyrennius Scatheblade"] } });
  const protecting = () => s.game.state.combat?.interposed;
  s.attack("Luumon", "Sandbox Tiger").resolve();
  expect([s.step, protecting()]).toEqual(["attack", 0]);
  s.pass().pass();
  expect([s.request.kind, protecting()]).toEqual(["protect", 0]);
  s.choose("Tyrennius Scatheblade");
  expect(protecting()).toBe(s.card("Tyrennius Scatheblade").id);
});

ruling("INTRO-046", ["Tyrennius Scatheblade", "Keward Rocksalt"], (deal) => {
  const seats = { me: { hero: me, party: ["Luumon"] }, opponent: { hero: opponent, party: ["Sandbox Tiger", "Tyrennius Scatheblade", "Keward Rocksalt", { card: "Bulvai of the Watch", exhausted: true }] } };
  const s = deal(seats);
  s.attack("Luumon", "Sandbox Tiger").resolve().pass().pass();
  expect(s.offered()).toEqual(["No", "Tyrennius Scatheblade", "Keward Rocksalt"]);
  expect([s.request.min, s.request.max]).toEqual([1, 1]);
  s.choose("Tyrennius Scatheblade");
  expect(s.request.kind).toBe("priority");
  // The proposed defender does not protect itself.
  const own = deal(seats);
  own.attack("Luumon", "Tyrennius Scatheblade").resolve().pass().pass();
  expect(own.offered()).toEqual(["No", "Keward Rocksalt"]);
});

ruling("INTRO-046", ["Warrior Training", "Keward Rocksalt"], (deal) => {
  // What the attacker can't attack can protect all the same.
  const s = deal({
    me: { hero: me, party: ["Luumon"] },
    opponent: { hero: opponent, party: ["Sandbox Tiger", { card: "Warrior Training", attachedTo: "Sandbox Tiger" }, "Keward Rocksalt"] },
  });
  s.propose("Luumon");
  if (s.request.kind === "defender") {
    expect(s.offered()).toEqual(["Sandbox Tiger"]);
    s.choose("Sandbox Tiger");
  }
  s.resolve().pass().pass();
  expect(s.offered()).toEqual(["No", "Keward Rocksalt"]);
  s.choose("Keward Rocksalt").to("action");
  expect(s.cards("opponent", "party")).toContain("Sandbox Tiger");
  expect(s.cards("opponent", "graveyard")).toContain("Keward Rocksalt");
}, { part: "a protector that could not be attacked" });

ruling("INTRO-047", ["Tyrennius Scatheblade"], (deal) => {
  const s = deal({ me: { hero: me, party: ["Luumon"] }, opponent: { hero: opponent, party: ["Sandbox Tiger", { card: "Tyrennius Scatheblade", fresh: true }] } });
  s.attack("Luumon", "Sandbox Tiger").resolve().pass().pass();
  expect(s.offered()).toEqual(["No", "Tyrennius Scatheblade"]);
});

ruling("INTRO-048", ["Grunt Baranka"], (deal) => {
  const proposed = deal({ me: { hero: me, party: ["Luumon"] }, opponent: { hero: opponent, party: ["Grunt Baranka"] } });
  proposed.attack("Luumon", "Grunt Baranka").resolve().pass().pass();
  if (proposed.request.kind === "protect") proposed.choose("No");
  expect([proposed.step, proposed.chain().length]).toEqual(["defend", 1]);
  proposed.resolve();
  expect([proposed.card("Grunt Baranka").zone, proposed.card("Luumon").zone]).toEqual(["graveyard", "graveyard"]);
  // So does the one that protects; nobody is asked anything in between.
  const protecting = deal({ me: { hero: me, party: ["Luumon"] }, opponent: { hero: opponent, party: ["Sandbox Tiger", "Grunt Baranka"] } });
  protecting.attack("Luumon", "Sandbox Tiger").resolve().pass().pass().choose("Grunt Baranka");
  expect([protecting.step, protecting.chain().length]).toEqual(["defend", 1]);
  protecting.resolve();
  expect(protecting.card("Luumon").zone).toBe("graveyard");
});

ruling("INTRO-049", ["Keward Rocksalt"], (deal) => {
  const s = deal({ me: { hero: me, party: ["Luumon"] }, opponent: { hero: opponent, party: ["Keward Rocksalt"] } });
  s.attack("Luumon", "Keward Rocksalt").resolve();
  // In the attack window nobody defends and nobody is in combat.
  expect([s.step, s.card("Luumon").health, s.game.state.combat?.defender]).toEqual(["attack", 5, 0]);
  s.pass().pass();
  if (s.request.kind === "protect") s.choose("No");
  expect([s.step, s.card("Luumon").health]).toEqual(["defend", 4]);
  expect(s.game.state.combat?.defender).toBe(s.card("Keward Rocksalt").id);
  s.to("action");
  expect(s.card("Keward Rocksalt").zone).toBe("graveyard");
  expect(s.card("Luumon").health).toBe(5);
});

ruling("INTRO-050", ["Himul Longstrider", "Chloe Mithrilbolt"], (deal) => {
  const s = deal({ me: { hero: me, party: ["Luumon"] }, opponent: { hero: opponent, party: ["Himul Longstrider"] } });
  s.attack("Luumon", "Himul Longstrider").resolve();
  expect([s.step, s.chain().length, s.request.kind]).toEqual(["attack", 0, "priority"]);
  s.pass().pass();
  if (s.request.kind === "protect") s.choose("No");
  // What defending triggered, then the turn player.
  s.choose(me);
  expect([s.step, s.chain().length, s.deciding]).toEqual(["defend", 1, "me"]);
  s.resolve().choose("Yes");
  expect(s.card(me).exhausted).toBe(true);
});

ruling("INTRO-051", ["Himul Longstrider", "Sanva"], (deal) => {
  const s = deal({ me: { hero: me, party: ["Himul Longstrider", "Luumon"] }, opponent: { hero: opponent, party: ["Sanva", "Tyrennius Scatheblade"] } });
  s.attack("Himul Longstrider", "Sanva").resolve();
  expect([s.step, s.deciding, s.request.kind]).toEqual(["attack", "me", "target"]);
  expect(s.offered()).toEqual([opponent, "Sanva", "Tyrennius Scatheblade"]);
  s.choose(opponent);
  expect(s.chain()).toHaveLength(1);
  s.resolve().choose("Yes").pass().pass();
  // Only after the protect point it is Sanva's turn.
  expect(s.request.kind).toBe("protect");
  expect(s.chain()).toEqual([]);
  s.choose("No");
  expect([s.step, s.deciding, s.request.kind]).toEqual(["defend", "opponent", "target"]);
  s.choose("Luumon").resolve().choose("Yes");
  expect(s.card("Luumon").exhausted).toBe(true);
  // Had somebody protected, Sanva would not have defended.
  const t = deal({ me: { hero: me, party: ["Himul Longstrider"] }, opponent: { hero: opponent, party: ["Sanva", "Tyrennius Scatheblade"] } });
  t.attack("Himul Longstrider", "Sanva").resolve().choose(opponent).resolve().choose("No").pass().pass().choose("Tyrennius Scatheblade");
  expect([t.step, t.chain().length]).toEqual(["defend", 0]);
});

ruling("INTRO-056", [], (deal) => {
  const s = deal({ me: { hero: me, party: ["Luumon"], hand: ["Withdraw"], resources: 3 }, opponent: { hero: opponent, party: ["Borak's Belt of Bravery"], hand: ["Withdraw"], resources: 3 } });
  s.attack("Luumon", opponent).resolve().to("conclusion");
  // No priority: armor is all that there is to say.
  expect([s.step, s.request.kind, s.deciding]).toEqual(["conclusion", "armor", "opponent"]);
  expect(s.offered()).toEqual(["No", "Exhaust Borak's Belt of Bravery"]);
  s.choose("Exhaust Borak's Belt of Bravery");
  expect(s.request.kind).toBe("priority");
  expect(s.step).toBe("action");
  expect(s.card("Borak's Belt of Bravery").exhausted).toBe(true);
  expect(s.card(opponent).damage).toBe(2);
  // That it prevented some has triggered it: the one thing that is on the chain.
  expect(s.chain()).toHaveLength(1);
  s.resolve();
  expect(s.card(opponent).damage).toBe(3);
  const gone = deal({ me: { hero: me, party: ["Luumon"] }, opponent: { hero: opponent, party: ["Illia the Bitter"], hand: ["Withdraw"], resources: 3 } });
  gone.attack("Luumon", "Illia the Bitter").resolve().to("defend").pass().play("Withdraw", "Luumon").resolve().to("action");
  expect(gone.cards("me", "hand")).toEqual(["Luumon"]);
  expect(gone.card("Illia the Bitter").damage).toBe(0);
});

ruling("INTRO-057", ["Tim", "Tyrennius Scatheblade"], (deal) => {
  const s = deal({ me: { hero: me, party: ["Tim"] }, opponent: { hero: opponent, party: [{ card: "Luumon", exhausted: true }] } });
  s.attack("Tim", "Luumon").resolve().to("action");
  expect(s.card("Tim").zone).toBe("graveyard");
  expect(s.card("Luumon").damage).toBe(1);
  // An exhausted attacker, as all are, and an exhausted protector deal theirs.
  const t = deal({ me: { hero: me, party: ["Luumon"] }, opponent: { hero: opponent, party: ["Tyrennius Scatheblade", "Sandbox Tiger"] } });
  t.attack("Luumon", "Sandbox Tiger").resolve().pass().pass().choose("Tyrennius Scatheblade").to("action");
  expect(t.card("Luumon").damage).toBe(3);
  expect(t.card("Tyrennius Scatheblade").zone).toBe("graveyard");
});

ruling("INTRO-058", ["Jezbella of Karabor"], (deal) => {
  const s = deal({ me: { hero: me, party: ["Jezbella of Karabor"] }, opponent: { hero: opponent, party: ["Jezbella of Karabor"] } });
  s.attack("me: Jezbella of Karabor", "opponent: Jezbella of Karabor").resolve().to("action");
  expect(s.card("opponent: Jezbella of Karabor").damage).toBe(1);
  expect(s.card("me: Jezbella of Karabor").damage).toBe(0);
});

ruling("INTRO-059", ["Mayla Finksputter"], (deal) => {
  const s = deal({ me: { hero: me, party: ["Luumon"] }, opponent: { hero: opponent, party: ["Mayla Finksputter"] } });
  s.attack("Luumon", "Mayla Finksputter").resolve().to("defend").to("action");
  expect(s.card("Mayla Finksputter").zone).toBe("graveyard");
  expect([s.step, s.deciding, s.game.state.combat]).toEqual(["action", "me", null]);
  // What the conclusion triggered has come on the chain as the window opened.
  expect(s.chain()).toHaveLength(1);
  s.resolve().choose("Yes");
  expect(s.cards("opponent", "hand")).toHaveLength(1);
});
