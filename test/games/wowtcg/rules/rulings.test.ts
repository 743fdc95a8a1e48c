import { describe, expect, test } from "vitest";
import { scenario, type Seat } from "../../../../runtime/testing/index.ts";
import { wowtcg } from "../../../../games/wowtcg/rules/index.ts";
import { library } from "./fixtures.ts";

const table = (me: Partial<Seat>, opponent: Partial<Seat>, turn = "me") =>
  scenario(wowtcg, library, { me: { hero: "Graccus", ...me }, opponent: { hero: "Timmo Shadestep", ...opponent } }, { turn });

describe("keywords of characters", () => {
  test("[FOH-002] escape artist answers targeting, not attacking", () => {
    const s = table({ party: ["Mayla Finksputter", "Mayla Finksputter", "Mayla Finksputter"], hand: ["Spell Ricochet"], resources: 5 }, { party: ["Grunt"], hand: ["Touch of the Arcane"], resources: 5 }, "opponent");
    s.attack("Grunt", "Mayla").resolveAll();
    s.to("action");
    expect(s.chain()).toHaveLength(1);
    s.resolve().choose("Yes");
    expect(s.cards("me", "graveyard")).toEqual(["Mayla Finksputter"]);
    expect(s.cards("me", "hand")).toHaveLength(2);
    s.play("Touch of the Arcane", "Mayla");
    s.resolve().choose("Yes");
    s.resolve().choose("Yes");
    expect(s.cards("me", "hand")).toHaveLength(4);
    while (s.deciding !== "me") s.pass();
    s.play("Spell Ricochet").resolve().choose("Yes").choose("Mayla Finksputter");
    s.resolve().choose("Yes");
    s.resolve().choose("Yes");
    const before = s.cards("opponent", "hand").length;
    s.resolveAll();
    expect(s.cards("opponent", "hand")).toHaveLength(before);
    expect(s.cards("opponent", "graveyard")).toContain("Touch of the Arcane");
  });

  test("[FOH-003] find treasure: nobody gets priority between drawing and discarding", () => {
    const s = table({ hand: ["Darok Steelstrike", "Grunt"], resources: 3 }, {});
    s.play("Darok Steelstrike").resolve().resolve().choose("Yes");
    expect(s.request.kind).toBe("choose");
    s.choose("Grunt");
    expect(s.cards("me", "graveyard")).toEqual(["Grunt"]);
    const no = table({ hand: ["Darok Steelstrike", "Grunt"], resources: 3 }, {});
    no.play("Darok Steelstrike").resolve().resolve().choose("No");
    expect(no.cards("me", "hand")).toEqual(["Grunt"]);
  });

  test("[FOH-004] will of the forsaken: what can't leave play stays", () => {
    const s = table({ hand: ["Sivandra Darklust", "Charkov", "Hibernate"], resources: 10 }, { party: ["Ogre"] });
    s.play("Sivandra").resolve().resolveAll();
    expect(s.card("Sivandra").zone).toBe("play");
    s.play("Charkov").resolve().resolve().choose("Sivandra");
    expect(s.cards("opponent", "hand")).toEqual(["Ogre"]);
    expect(s.cards("me", "party")).toEqual(expect.arrayContaining(["Charkov", "Sivandra Darklust"]));
    s.play("Hibernate", "Charkov").resolve();
    expect(s.cards("me", "resource row")).toHaveLength(11);
  });
});

describe("the chain and priority", () => {
  test("[INTRO-023] playing, placing, using, completing, proposing add to the chain", () => {
    const s = table({ hand: ["Grunt", "Errand"], party: ["Tim", "Ogre"], faceUp: ["Errand"], resources: 6 }, {});
    s.play("Grunt");
    expect(s.chain()).toEqual(["Grunt"]);
    s.resolveAll().place("Errand", "down");
    expect(s.chain()).toHaveLength(1);
    s.resolveAll().use("Tim", "Timmo");
    expect(s.chain()).toHaveLength(1);
    s.resolveAll().complete("Errand");
    expect(s.chain()).toHaveLength(1);
    s.resolveAll().attack("Ogre", "Timmo");
    expect(s.chain()).toHaveLength(1);
  });

  test("[INTRO-024] [INTRO-025] costs are paid before anyone gets priority, off the chain", () => {
    const s = table({ party: ["Durdin Hammerhand"] }, { party: ["Ogre"] });
    s.use("Durdin", "Ogre");
    expect(s.deciding).toBe("me");
    expect(s.cards("me", "graveyard")).toEqual(["Durdin Hammerhand"]);
    expect(s.chain()).toHaveLength(1);
    s.resolve();
    expect(s.card("Ogre").exhausted).toBe(true);
  });

  test("[INTRO-026] [INTRO-027] [INTRO-028] [INTRO-029] [INTRO-030] [INTRO-031] how priority passes", () => {
    const s = table({ hand: ["Bloody Welcome"], party: ["Ogre"], resources: 4 }, { party: ["Grunt"], hand: ["Interrupt"], resources: 4 });
    expect(s.deciding).toBe("me");
    s.play("Bloody Welcome", "Grunt");
    expect(s.deciding).toBe("me");
    s.pass();
    expect(s.deciding).toBe("opponent");
    s.play("Interrupt", "Bloody Welcome");
    expect(s.deciding).toBe("opponent");
    s.pass().pass();
    expect(s.deciding).toBe("me");
    expect(s.chain()).toEqual([]);
    expect(s.card("Grunt").zone).toBe("play");
    expect(s.step).toBe("action");
    s.pass().pass();
    expect(s.step).toBe("end");
  });

  test("[INTRO-032] an effect does not need its source", () => {
    const s = table({ party: ["Tim"] }, { hand: ["Bloody Welcome"], resources: 2 });
    s.use("Tim", "Timmo").pass().play("Bloody Welcome", "Tim").resolve();
    expect(s.card("Tim").zone).toBe("graveyard");
    s.resolve();
    expect(s.card("Timmo").damage).toBe(1);
  });

  test("[INTRO-033] [INTRO-034] the start and the end of a turn", () => {
    const s = table({}, { party: [{ card: "Ogre", exhausted: true }], hand: ["Bloody Welcome"], resources: 2, deck: ["Grunt", "Grunt"] });
    s.to("ready", "opponent");
    expect(s.card("Ogre").exhausted).toBe(false);
    expect(s.deciding).toBe("opponent");
    expect(s.cards("opponent", "hand")).toHaveLength(1);
    s.to("draw", "opponent");
    expect(s.cards("opponent", "hand")).toHaveLength(2);
  });
});

describe("combat", () => {
  test("[INTRO-051] attack triggers wait for the attack window, defend triggers for the defend window", () => {
    const s = table({ party: ["Himul Longstrider"] }, { party: ["Sanva"] });
    s.attack("Himul", "Sanva").pass().pass();
    expect(s.request.kind).toBe("target");
    s.choose("Timmo");
    expect(s.step).toBe("attack");
    expect(s.chain()).toHaveLength(1);
    s.resolve().choose("Yes");
    expect(s.card("Timmo").exhausted).toBe(true);
    s.to("defend");
    expect(s.step).toBe("defend");
    expect(s.request.kind).toBe("target");
  });

  test("[INTRO-052] Baranka's effect resolves first, and both are destroyed", () => {
    const s = table({ party: ["High Overlord Saurfang"] }, { party: ["Grunt Baranka"] });
    s.attack("Saurfang", "Baranka").pass().pass();
    s.to("defend");
    expect(s.chain()).toHaveLength(2);
    s.resolve();
    expect(s.card("Grunt Baranka").zone).toBe("graveyard");
    expect(s.card("High Overlord Saurfang").zone).toBe("graveyard");
  });

  test("[INTRO-053] [INTRO-054] [INTRO-055] striking", () => {
    const s = table({ party: ["Mace"], resources: 2 }, { party: [{ card: "Ogre", damage: 0 }] });
    expect(s.can("strike", "Mace")).toBe(false);
    s.attack("Graccus", "Ogre").pass().pass();
    expect(s.can("strike", "Mace")).toBe(false);
    s.to("defend");
    expect(s.can("strike", "Mace")).toBe(true);
    s.strike("Mace");
    expect(s.card("Mace").exhausted).toBe(true);
    expect(s.card("Graccus").atk).toBe(0);
    s.resolve();
    expect(s.card("Graccus").atk).toBe(3);
    expect(s.can("strike", "Mace")).toBe(false);
    s.to("action");
    expect(s.card("Ogre").damage).toBe(3);
    expect(s.card("Graccus").damage).toBe(5);
  });

  test("[INTRO-056] armor can be exhausted as combat damage is dealt", () => {
    const s = table({ party: ["Ogre"] }, { party: ["Vest"] });
    s.attack("Ogre", "Timmo").to("conclusion");
    expect(s.request.kind).toBe("armor");
    s.choose("Exhaust Vest");
    expect(s.card("Timmo").damage).toBe(3);
    expect(s.chain()).toEqual([]);
  });

  test("[INTRO-057] exhausted and elusive characters deal and are dealt combat damage", () => {
    const s = table({ party: ["Scout"] }, { party: [{ card: "Ogre", exhausted: true }] });
    s.attack("Scout", "Ogre").to("conclusion").to("action");
    expect(s.card("Scout").zone).toBe("graveyard");
    expect(s.card("Ogre").damage).toBe(1);
  });

  test("[INTRO-058] of two with long-range only the attacker deals damage", () => {
    const s = table({ party: ["Archer"] }, { party: ["Shooter"] });
    s.attack("Archer", "Shooter").to("action").to("conclusion").to("action");
    expect(s.card("Shooter").damage).toBe(2);
    expect(s.card("Archer").damage).toBe(0);
  });

  test("[INTRO-060] [INTRO-061] [INTRO-062] inspire readies exhausted allies as the next player readies", () => {
    const s = table({ party: [{ card: "Vindicator Kaldel", exhausted: true }, { card: "Vindicator Kaldel", exhausted: true }, { card: "Ogre", exhausted: true }] }, {});
    s.to("ready", "opponent");
    expect(s.deciding).toBe("me");
    s.choose("Yes").choose("Ogre");
    s.choose("Yes");
    expect(s.offers("Ogre")).toBe(false);
    s.choose("Vindicator Kaldel");
    expect(s.card("Ogre").exhausted).toBe(false);
    expect([s.card("Vindicator Kaldel").exhausted, s.card("Vindicator Kaldel#2").exhausted].sort()).toEqual([false, true]);
    expect(s.chain()).toEqual([]);
  });

  test("[INTRO-063] [INTRO-065] [INTRO-066] any, all or none of several kinds are inspired, one of each", () => {
    const s = table({ party: [{ card: "Exarch Orelis", exhausted: true }], faceUp: [{ card: "Errand", exhausted: true }, { card: "Errand", exhausted: true }] }, {});
    s.to("ready", "opponent").choose("Yes");
    expect(s.offered()).toEqual(["Exarch Orelis"]);
    s.choose();
    expect(s.offered()).toEqual(["Errand", "Errand"]);
    s.choose("Errand");
    expect(s.card("Exarch Orelis").exhausted).toBe(true);
    expect([s.card("Errand").exhausted, s.card("Errand#2").exhausted]).toEqual([false, true]);
  });

  test("[INTRO-067] [INTRO-068] resistance prevents damage of its type", () => {
    const s = table({ party: ["Illia the Bitter"], hand: ["The More, the Scarier"], resources: 4 }, { party: ["Brodien", "Brodien", "Brodien", "Brodien"] });
    s.play("The More, the Scarier").choose(4).choose("Illia", "Brodien", "Brodien", "Brodien").resolve();
    expect(s.card("Illia").damage).toBe(0);
    expect(s.cards("opponent", "graveyard")).toHaveLength(3);
    s.attack("Illia", "Brodien").to("conclusion").to("action");
    expect(s.card("Illia").damage).toBe(0);
    expect(s.cards("opponent", "graveyard")).toHaveLength(4);
  });

  test("[INTRO-070] [INTRO-071] [INTRO-072] sabotage deals no damage, unless somebody protects", () => {
    const set = () => table({ party: ["Arcanist Avelena"] }, { party: ["Stoneclaw Totem", "Tyrennius Scatheblade"] });
    const s = set();
    s.propose("Avelena");
    expect(s.offered()).toEqual(["Stoneclaw Totem", "Sabotage Stoneclaw Totem"]);
    s.choose("Sabotage Stoneclaw Totem");
    s.resolve();
    s.pass().pass();
    expect(s.request.kind).toBe("protect");
    s.choose("No").to("action").resolveAll();
    expect(s.card("Arcanist Avelena").damage).toBe(0);
    expect(s.card("Stoneclaw Totem").zone).toBe("deck");
    const other = set();
    other.propose("Avelena").choose("Sabotage Stoneclaw Totem").resolve();
    other.pass().pass().choose("Tyrennius").to("conclusion").to("action");
    expect(other.card("Tyrennius").damage).toBe(1);
    expect(other.card("Arcanist Avelena").zone).toBe("graveyard");
  });

  test("[INTRO-073] what can only attack an ally can't sabotage what is attached to it", () => {
    const s = table({ party: ["Arcanist Avelena"] }, { party: ["Tyrennius Scatheblade", { card: "Warrior Training", attachedTo: "Tyrennius Scatheblade" }] });
    s.propose("Avelena");
    expect(s.request.kind).not.toBe("defender");
    expect(s.chain()).toHaveLength(1);
  });
});
