import { expect } from "vitest";
import { ruling } from "../ruling.ts";

const me = "Thoros the Savior";
const opponent = "Chloe Mithrilbolt";
const exhausted = (card: string) => ({ card, exhausted: true });

ruling("INTRO-064", ["Marksman Glous"], (deal) => {
  const set = (quests: readonly (string | { card: string; exhausted: boolean })[]) =>
    deal({ me: { hero: me, party: ["Marksman Glous", "Marksman Glous"], faceUp: quests, resources: 0, deck: ["Tim", "Tim", "Tim"] }, opponent: { hero: opponent } });
  const one = set([exhausted("Skywing")]);
  expect(one.to("ready", "opponent").request.kind).not.toBe("priority");
  // (5) it costs: with the reduction, the quest itself and three resources are enough.
  const cost = (resources: number, inspire: boolean) => {
    const s = deal({ me: { hero: me, party: ["Marksman Glous", "Marksman Glous"], faceUp: [exhausted("Sunfury Briefings")], resources, deck: ["Tim", "Pin", "Tim"] }, opponent: { hero: opponent } });
    s.to("ready", "opponent");
    s.choose(inspire ? "Yes" : "No");
    while (s.request.kind !== "priority") {
      if (s.request.kind === "may") s.choose(inspire ? "Yes" : "No");
      else s.choose("Sunfury Briefings");
    }
    expect(s.card("Sunfury Briefings").exhausted).toBe(!inspire);
    // What inspiring it has triggered has resolved by then.
    s.resolveAll();
    while (s.deciding !== "me") s.pass();
    return s.can("complete", "Sunfury Briefings");
  };
  expect(cost(3, true)).toBe(true);
  expect(cost(2, true)).toBe(false);
  expect(cost(4, false)).toBe(false);
  // A ready quest is no choice, and so costs what it costs.
  const ready = set(["Sunfury Briefings"]).to("ready", "opponent");
  if (ready.request.kind === "may") ready.choose("Yes");
  while (ready.request.kind === "may") ready.choose("Yes");
  expect(ready.request.kind).toBe("priority");
});
