import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { exhausted, seats, until } from "../situation.ts";

const ruins = { card: "The Ruins of Lordaeron", counters: { arena: 3 } };

ruling("HFI-011", ["Akama's Sash", "Anchorite Ceyla"], (deal) => {
  const set = () => seats(deal, { party: ["Akama's Sash"], hand: ["Touch of the Arcane"], resources: 3 }, { party: ["Tim", "Anchorite Ceyla"], faceUp: [ruins] });
  const s = set().play("Touch of the Arcane", "Tim").pass().pass();
  // It lies in the graveyard while everybody may respond.
  expect([s.card("Tim").zone, s.chain().length > 0]).toEqual(["graveyard", true]);
  s.resolveAll();
  expect(s.cards("opponent", "removed")).toEqual(["Tim"]);
  const gone = set().play("Touch of the Arcane", "Tim").pass().pass();
  until(gone, "opponent").use("The Ruins of Lordaeron", "opponent");
  if (gone.request.kind === "target") gone.choose("Tim");
  gone.resolveAll();
  expect([gone.cards("opponent", "removed"), gone.cards("opponent", "deck").at(-1)]).toEqual([[], "Tim"]);
});

ruling("HFI-011", ["Anchorite Ceyla"], (deal) => {
  const set = () => seats(deal, { party: ["Tim"] }, { party: ["Mayla Finksputter", "Sandbox Tiger", "Anchorite Ceyla"], faceUp: [ruins] });
  const s = set().use("Tim", "Sandbox Tiger").resolve().resolveAll();
  expect(s.card("Sandbox Tiger").zone).toBe("graveyard");
  s.to("ready", "opponent");
  expect(s.chain()).toHaveLength(1);
  s.resolve().choose("Yes");
  expect(s.cards("opponent", "hand")).toEqual(["Sandbox Tiger"]);
  // On the bottom of the deck nobody finds it any more.
  const gone = set().use("Tim", "Sandbox Tiger").resolve().resolveAll();
  gone.to("ready", "opponent");
  until(gone, "opponent").use("The Ruins of Lordaeron", "opponent");
  if (gone.request.kind === "target") gone.choose("Sandbox Tiger");
  gone.resolve().resolve();
  if (gone.request.kind === "may") gone.choose("Yes");
  expect([gone.cards("opponent", "hand"), gone.cards("opponent", "deck").at(-1)]).toEqual([[], "Sandbox Tiger"]);
}, { part: "Ceyla" });

ruling("HFI-017", ["Borak's Belt of Bravery"], (deal) => {
  const set = () => seats(deal, { party: ["Borak's Belt of Bravery"] }, { party: ["Illiyana Moonblaze"] }, "opponent");
  const s = set().attack("Illiyana", "Kinivus").resolve().to("action");
  expect(s.request.kind).toBe("armor");
  s.choose("Exhaust Borak's Belt of Bravery").resolveAll();
  expect(s.card("Kinivus").damage).toBe(9 - 3 + 1);
  const none = set().attack("Illiyana", "Kinivus").resolve().to("action").choose("No").resolveAll();
  expect(none.card("Kinivus").damage).toBe(9);
});

ruling("HFI-022", ["Coif of the Wicked"], (deal) => {
  const set = () => seats(deal, { hand: ["Lost!"], party: [exhausted("Coif of the Wicked"), exhausted("Vindicator's Brand"), exhausted("Felsteel Whisper Knives")] }, { hand: ["Durdin Hammerhand"], party: ["Durdin Hammerhand"] });
  const up = set();
  up.pass().use("Durdin", "Kinivus").resolve();
  expect(up.card("Kinivus").exhausted).toBe(true);
  until(up, "me").place("Lost!", "up").resolveAll();
  expect(["Kinivus", "Vindicator's Brand", "Felsteel"].map((name) => up.card(name).exhausted)).toEqual([false, false, true]);
  const down = set().place("Lost!", "down").resolveAll();
  expect(down.card("Vindicator's Brand").exhausted).toBe(true);
});

ruling("HFI-026", ["Felsteel Whisper Knives"], (deal) => {
  const set = () => seats(deal, { party: ["Felsteel Whisper Knives"], hand: ["Pin"], resources: 6 }, { party: ["Luumon"], hand: ["Burgle", "Suspended Curse"], resources: 7 });
  const s = set().attack("Kinivus", "Luumon").resolve().to("defend").strike("Felsteel").resolveAll().to("action").resolveAll();
  expect([s.card("Luumon").damage, s.card("Kinivus").damage]).toEqual([2, 0]);
  s.to("ready", "opponent");
  expect(s.card("Felsteel").zone).toBe("hand");
  // One that has not struck stays.
  const idle = set().attack("Kinivus", "Luumon").resolve().to("ready", "opponent");
  expect(idle.card("Felsteel").zone).toBe("play");
});

ruling("HFI-032", ["Gloves of the High Magus"], (deal) => {
  const set = (top: string, resources = 5) => seats(deal, { party: ["Gloves of the High Magus"], deck: [top, "Luumon", "Luumon", "Luumon"], hand: ["Pin"], resources }, {});
  const ally = set("Tim").use("Gloves").resolve();
  expect(ally.cards("me", "removed")).toEqual(["Tim"]);
  expect(ally.can("play", "Tim")).toBe(true);
  ally.play("Tim").resolve();
  expect(ally.card("Tim").zone).toBe("play");
  // What it costs is to be paid, and only this turn.
  expect(set("Tim", 2).use("Gloves").resolve().can("play", "Tim")).toBe(false);
  expect(set("Tim").use("Gloves").resolve().to("action", "opponent").to("action", "me").can("play", "Tim")).toBe(false);
  const quest = set("Lost!").use("Gloves").resolve();
  expect(quest.offers("Place Lost! face up")).toBe(true);
  expect(quest.offers("Place Lost! face down")).toBe(true);
  quest.place("Lost!", "up").resolve();
  expect(quest.card("Lost!").zone).toBe("play");
  expect(quest.can("place", "Pin")).toBe(false);
});

ruling("HFI-042", ["Naaru Belt of Precision"], (deal) => {
  const s = seats(deal, { party: ["Naaru Belt of Precision", "Tempest of Chaos"], resources: 3 }, { party: ["Luumon"] });
  s.attack("Kinivus", "Luumon").resolve().to("defend").strike("Tempest of Chaos").resolve().to("action");
  expect(s.request.kind).toBe("armor");
  s.choose("Exhaust Naaru Belt of Precision");
  expect(s.card("Kinivus").damage).toBe(5 - 1);
  const bare = seats(deal, { party: ["Naaru Belt of Precision"] }, { party: ["Luumon"] });
  bare.attack("Kinivus", "Luumon").resolve().to("action");
  expect([bare.request.kind, bare.card("Kinivus").damage]).toEqual(["priority", 5]);
});

ruling("HFI-043", ["Netherwing Protector's Shield"], (deal) => {
  const set = (hand: string, party: readonly string[] = []) => seats(deal, { party: ["Netherwing Protector's Shield", ...party], hand: [hand], resources: 5 }, {}).play(hand).resolve();
  expect(set("Azure-Shield of Coldarra").request.kind).toBe("priority");
  expect(set("Vindicator's Brand").request.kind).toBe("priority");
  expect(set("Vindicator's Brand", ["Azure-Shield of Coldarra"]).request.kind).toBe("uniqueness");
  expect(set("Bulwark of the Amani Empire", ["Azure-Shield of Coldarra"]).request.kind).toBe("uniqueness");
});

ruling("HFI-047", ["Retainer's Blade"], (deal) => {
  const s = seats(deal, { party: ["Retainer's Blade"], hand: ["Vindicator's Brand"], resources: 3 }, { party: ["Luumon"] });
  s.play("Vindicator's Brand").resolve().choose("Vindicator's Brand");
  if (s.request.kind === "target") s.choose("Luumon");
  s.resolve().choose("Yes");
  expect([s.card("Retainer's Blade").zone, s.card("Luumon").zone]).toEqual(["graveyard", "graveyard"]);
});

ruling("HFI-062", ["Vindicator's Brand"], (deal) => {
  const set = (keep: string) => seats(deal, { party: ["Vindicator's Brand"], hand: ["Retainer's Blade"], resources: 2 }, { party: ["Coif of the Wicked", "Luumon"] }).play("Retainer's Blade").resolve().choose(keep);
  const s = set("Retainer's Blade");
  s.choose("Coif of the Wicked").resolve().choose("Yes");
  expect([s.card("Vindicator's Brand").zone, s.card("Coif").zone]).toEqual(["graveyard", "graveyard"]);
});

ruling("HFI-050", ["The Secret Compromised"], (deal) => {
  const s = seats(deal, { faceUp: ["The Secret Compromised"], resources: 1 }, { deck: ["Tim", "Luumon", "Pin", "Sanva"] });
  s.complete("The Secret Compromised").resolve();
  expect([s.deciding, s.offered()]).toEqual(["me", ["Tim", "Luumon", "Pin"]]);
  // Only who looks sees them.
  const { players } = s.game.state;
  const view = JSON.stringify(s.game.view(players[1] ?? 0));
  for (const name of ["Tim", "Luumon", "Pin"]) expect(view).not.toContain(`"${name}"`);
  s.choose("Luumon");
  expect([s.deciding, s.offered()]).toEqual(["me", ["Tim", "Pin"]]);
  s.choose("Pin");
  expect(s.cards("opponent", "deck")[0]).toBe("Luumon");
  expect(s.cards("opponent", "deck")[1]).toBe("Sanva");
  expect(s.cards("opponent", "deck").slice(2)).toEqual(["Pin", "Tim"]);
});

ruling("HFI-052", ["Skywing"], (deal) => {
  const s = seats(deal, { faceUp: ["Skywing"], resources: 3 }, {});
  s.complete("Skywing").resolve();
  const token = () => s.card("Skywing#2");
  const look = () => [token().atk, token().health, token().tags.includes("arakkoa")];
  expect(look()).toEqual([1, 1, false]);
  s.to("action", "opponent");
  expect(look()).toEqual([1, 1, false]);
  s.to("action", "me");
  expect(look()).toEqual([4, 4, true]);
  s.to("action", "opponent").to("action", "me");
  expect(look()).toEqual([4, 4, true]);
});
