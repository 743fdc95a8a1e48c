import { expect } from "vitest";
import { example, rule } from "./example.ts";

example("400.4 #1", "what is put into play and attached to is the attach description, wherever it lay", `
Vigil, 6, Paladin, Ability—Holy (Own-20C)
Put target ally from your graveyard into play. If you do, attach this ability to it.
Ongoing: At the start of each turn, your hero heals all damage from attached ally.

Gift, 5, Druid, Instant Ability—Restoration (Own-21C)
Put target ally with cost less than or equal to the number of resources you control from your graveyard into play and attach this ability to it.
Ongoing: Attached ally has +2 / +2.
When this ability leaves play, destroy attached ally.

Exhume, 1, Instant Ability (Own-23C)
Remove target card in a graveyard from the game.

Dig Up, 1, Instant Ability (Own-22C)
Put target ability card from your graveyard into play.`, ({ deal }) => {
  const vigil = deal({ hand: ["Vigil", "Hard Bolt"], graveyard: ["Giant"], resources: 9 }, { party: ["Lean Hound"] });
  vigil.play("Vigil", "Giant").resolve();
  expect(vigil.card("Vigil")).toMatchObject({ zone: "play", attachedTo: "Giant" });
  vigil.play("Hard Bolt", "Giant").resolve();
  expect(vigil.card("Giant").damage).toBe(4);
  vigil.to("draw", "opponent");
  expect(vigil.card("Giant").damage).toBe(0);
  // An ally of too high a cost is no such target.
  const gift = (resources: number) => deal({ hand: ["Gift"], graveyard: ["Giant", "Lean Hound"], resources }, {}).play("Gift");
  expect(gift(7).resolve().card("Gift")).toMatchObject({ attachedTo: "Lean Hound" });
  const rich = gift(8);
  expect(rich.offered()).toEqual(["Giant", "Lean Hound"]);
  expect(rich.choose("Giant").resolve().card("Giant")).toMatchObject({ zone: "play", atk: 10, health: 10 });
  // Put into play by something else it is attached to what it describes, though that lies in no graveyard: heroes are none of it.
  const dug = (card: string) => deal({ hand: ["Dig Up"], graveyard: [card], party: ["Tall Guard"], resources: 3 }, { party: ["Lean Hound", "Giant"] }).play("Dig Up").resolve();
  expect(dug("Vigil").offered()).toEqual(["Tall Guard", "Lean Hound", "Giant"]);
  expect(dug("Gift").offered()).toEqual(["Tall Guard", "Lean Hound"]);
  // Where nothing is put into play it stays with nobody.
  const gone = deal({ hand: ["Vigil"], graveyard: ["Giant"], resources: 6 }, { hand: ["Exhume"], resources: 1 });
  gone.play("Vigil", "Giant");
  expect(gone.chain()).toHaveLength(1);
  gone.pass().play("Exhume", "Giant").resolve().resolve();
  expect(gone.card("Vigil").zone).toBe("graveyard");
});

example("410.6c #1", "an attached card may have become anything, an attached ally has to be one", `
Wind-up Wyrm, 1, Item, Trinket (2) (Own-20C)
(1) >>> This item is also an ally with 2 [Melee] ATK / 2 health and Protector this turn.

Turned Edge, 1, Hunter, Instant Ability—Survival (Own-21C)
Attach to target ally or weapon.
Ongoing: Attached card has -3 ATK.

Dull Edge, 1, Hunter, Instant Ability—Survival (Own-22C)
Attach to target ally or weapon.
Ongoing: Attached ally has -3 ATK.`, ({ deal }) => {
  const after = (edge: string) => {
    const s = deal({ party: ["Wind-up Wyrm"], resources: 1 }, { hand: [edge], resources: 1 });
    s.use("Wind-up Wyrm").resolve().pass();
    s.play(edge, "Wind-up Wyrm").resolve();
    expect(s.card(edge).attachedTo).toBe("Wind-up Wyrm");
    s.to("action", "opponent");
    expect(s.card("Wind-up Wyrm").types).toEqual(["item"]);
    return s.card(edge);
  };
  expect(after("Turned Edge")).toMatchObject({ zone: "play", attachedTo: "Wind-up Wyrm" });
  expect(after("Dull Edge").zone).toBe("graveyard");
});

rule("400.5", "attachments go as their host goes, before a link goes on", `
Chain, 0, Ability (Own-20C)
Attach to target ally.
Ongoing: Attached ally has +1 ATK.

Reap, 0, Instant Ability (Own-21C)
Destroy target ally. Draw a card for each ability in your graveyard.`, ({ deal }) => {
  const s = deal({ party: ["Plain Runner", { card: "Chain", attachedTo: "Plain Runner" }], hand: ["Reap"] });
  s.play("Reap", "Plain Runner").resolve();
  expect(s.cards("me", "hand")).toHaveLength(1);
});

rule("400.5", "what is attached to a card is so as long as it stays there, whenever it was attached", `
Chain, 0, Ability (Own-20C)
Attach to target ally.
Ongoing: Attached ally has +1 ATK.

Wild Child, 2, Alliance, Ally—Worgen Druid, 2 [Arcane] ATK / 2 Health (Own-21C)
While an ability is attached to this ally, he has Elusive.

Cut Loose, 0, Instant Ability (Own-22C)
Destroy target ability.

Turn Key, 0, Instant Ability (Own-23C)
If target ability is attached to an ally, attach it to another ally.`, ({ deal }) => {
  const set = () => deal({ party: ["Wild Child", { card: "Chain", attachedTo: "Wild Child" }, "Tall Guard"], hand: ["Cut Loose", "Turn Key"] });
  const s = set();
  s.to("action", "opponent").to("action", "me");
  expect(s.card("Wild Child").keywords).toContain("elusive");
  expect(s.play("Cut Loose", "Chain").resolve().card("Wild Child").keywords).toEqual([]);
  const turned = set().play("Turn Key", "Chain").resolve();
  expect([turned.card("Chain").attachedTo, turned.card("Wild Child").attachedTo]).toEqual(["Tall Guard", null]);
});

const kept = `
Snatch, 1, Instant Ability (Own-60C)
Gain control of target ally.

Pack Call, 1, Ability (Own-61C)
Attach to target ally you control.
Ongoing: You pay (1) less to play allies.

Collar, 1, Ability (Own-62C)
Attach to target ally you control.
Ongoing: Attached ally has +1 ATK.`;

rule("400.6", "a host description is the attach description where no “attached …” is named, else no more than that names", kept, ({ deal }) => {
  const lost = (attachment: string) => {
    const s = deal({ hand: [attachment], party: ["Giant"], resources: 1 }, { hand: ["Snatch"], resources: 1 });
    s.play(attachment).resolve().pass().play("Snatch", "Giant").resolve();
    return s.cards("me", "graveyard");
  };
  expect([lost("Pack Call"), lost("Collar")]).toEqual([["Pack Call"], []]);
});
