import { expect } from "vitest";
import { ruling } from "../ruling.ts";
import { seats, until } from "../situation.ts";

const staff = "Staff of the Ashtongue Deathsworn";

/** Ringo and Tooga are there as the other player plays the Staff. */
function tokens(deal: Parameters<typeof seats>[0]) {
  const s = seats(deal, { faceUp: ["Lost!", "Tooga's Quest"], resources: 11, hand: ["Reforestation"] }, { hand: [staff, "Reforestation"], resources: 9 });
  s.complete("Lost!").resolve().complete("Tooga's Quest").resolve();
  return s.to("action", "opponent").play(staff).resolve();
}

const inOrder = (s: ReturnType<typeof seats>): ReturnType<typeof seats> => {
  while (s.request.kind === "order") s.choose(s.offered()[0] ?? "");
  return s;
};

ruling("HFI-054", [staff], (deal) => {
  const s = tokens(deal).to("ready", "me");
  expect([s.request.kind, s.chain()]).toEqual(["priority", []]);
  s.to("end", "me");
  inOrder(s);
  // Both of them, at the end instead.
  expect([s.step, s.chain().length]).toEqual(["end", 2]);
  const before = s.cards("me", "hand").length;
  s.resolveAll();
  expect([s.cards("me", "hand").length - before, s.cards("me", "party").filter((name) => name === "Tooga")]).toEqual([3, []]);
}, { part: "both tokens" });

ruling("HFI-054", [staff], (deal) => {
  // Gone before that turn starts.
  const s = tokens(deal).play("Reforestation", staff).resolve().to("ready", "me");
  expect(inOrder(s).chain()).toHaveLength(2);
  // Gone within it: neither its start nor its end was the time.
  const within = tokens(deal).to("action", "me").play("Reforestation", staff).resolve().to("end", "me");
  expect([inOrder(within).chain(), within.request.kind]).toEqual([[], "priority"]);
  within.to("ready", "opponent").to("ready", "me");
  expect(inOrder(within).chain()).toHaveLength(2);
}, { part: "while it is there" });

ruling("HFI-054", [staff, "Greatsword of Horrid Dreams"], (deal) => {
  const set = () => {
    const s = seats(deal, { party: ["Greatsword of Horrid Dreams"], hand: ["Reforestation"], resources: 5 }, { hand: ["Luumon", staff, "Luumon", "Reforestation"], resources: 19 }, "opponent");
    return s.play("Luumon").resolve().play(staff).resolve().play("Luumon").resolve();
  };
  const words = (s: ReturnType<typeof set>) => ["Luumon", "Luumon#2"].map((name) => s.card(name).keywords.length);
  const s = set();
  expect(words(s)).toEqual([0, 0]);
  s.to("action", "opponent");
  expect(words(s.to("action", "me").to("action", "opponent"))).toEqual([0, 0]);
  expect(words(s.to("action", "me"))).toEqual([1, 1]);
  // Gone before the start of that turn, it is the start again.
  const gone = set().to("action", "me").play("Reforestation", staff).resolve();
  expect(words(gone)).toEqual([0, 0]);
  expect(words(gone.to("action", "opponent"))).toEqual([1, 1]);
  // Gone during it, they have their powers back at once.
  const during = set().to("action", "me").to("action", "opponent");
  expect(words(during)).toEqual([0, 0]);
  expect(words(during.play("Reforestation", staff).resolve())).toEqual([1, 1]);
  void until;
}, { part: "both modifiers" });
