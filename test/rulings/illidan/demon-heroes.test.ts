import { expect } from "vitest";
import { problemsIn } from "../deck.ts";
import { ruling } from "../ruling.ts";

const heroes = `Veiled Eredar, Alliance, Hero—Eredar Demon, 28 Health (Own-1U)

Binding Dreadlord, Horde, Hero—Dreadlord Demon, 20 Health (Own-2U)

Lord of the Pit, Hero—Pit Lord Demon, 25 Health (Own-3U)
Deckbuilding: You can include only neutral quests, any Traitor cards, and any Demon allies. You can't include cards with reputation or other text restrictions (like Fire Hero Required).

Six-Armed Shivan, Hero—Shivan Demon, 30 Health (Own-4U)
Deckbuilding: You can include only neutral quests and any Melee weapons. You can't include cards with reputation or text restrictions (like Fire Hero Required).

Flame Imp, Hero—Imp Demon, 8 Health (Own-5U)
Deckbuilding: You can include only neutral quests and any [Fire] allies. You can't include cards with reputation or text restrictions (like Fire Hero Required).`;

ruling("HFI-003", [], (_deal, library) => {
  // A faction and no class: cards of that faction, none of a class, and those without any icon.
  expect(problemsIn(library, "Veiled Eredar", ["Tim", "Withdraw", "Pin", "Heartless"])).toEqual([]);
  expect(problemsIn(library, "Veiled Eredar", ["Luumon", "Illia the Bitter", "Starshot", "Dundee"])).toEqual(["Illia the Bitter: CR 100.2a", "Starshot: CR 100.2a", "Dundee: CR 100.2a"]);
  expect(problemsIn(library, "Binding Dreadlord", ["Illia the Bitter", "Luumon", "Heartrazor"])).toEqual(["Luumon: CR 100.2a", "Heartrazor: CR 100.2a"]);
}, { own: heroes });

ruling("HFI-004", ["Lord of the Pit", "Six-Armed Shivan", "Flame Imp"], (deal, library) => {
  const unfit = (hero: string, ...cards: readonly string[]) => problemsIn(library, hero, cards).map((problem) => problem.split(":")[0]);
  // Only what is named, whatever class or faction it is of.
  expect(unfit("Six-Armed Shivan", "Lost!", "Heartless", "Heartrazor", "Voidfire Wand", "Tim", "Withdraw")).toEqual(["Voidfire Wand", "Tim", "Withdraw"]);
  expect(unfit("Lord of the Pit", "Enslaved Abyssal", "Tim", "Heartless", "Lost!")).toEqual(["Tim", "Heartless"]);
  expect(unfit("Flame Imp", "Luumon", "Morkad Sharptooth", "Illia the Bitter", "Living Pyre")).toEqual(["Illia the Bitter", "Living Pyre"]);
  // No keyword and no power: in a game it does nothing.
  const s = deal({ me: { hero: "Six-Armed Shivan", hand: ["Tim"], resources: 3 }, opponent: { hero: "Thoros the Savior" } });
  expect([s.card("Six-Armed Shivan").keywords, s.can("use", "Six-Armed Shivan"), s.can("play", "Tim")]).toEqual([[], false, true]);
}, { own: heroes });

ruling("HFI-005", ["Lord of the Pit", "Six-Armed Shivan"], (_deal, library) => {
  // What they ask of a deck keeps them out, though they are named; the Traitors of the one that names them are not kept out.
  expect(problemsIn(library, "Six-Armed Shivan", ["Vindicator's Brand", "Heartless"])).toEqual(["Vindicator's Brand: CR 100.2e"]);
  expect(problemsIn(library, "Lord of the Pit", ["Eclipse", "Form of the Serpent", "Ripped through the Portal"])).toEqual([]);
  expect(problemsIn(library, "Lord of the Pit", ["Sunfury Briefings"])).toEqual(["Sunfury Briefings: CR 100.2e"]);
}, { own: heroes });

ruling("HFI-006", ["Lord of the Pit", "Six-Armed Shivan", "Flame Imp"], (_deal, library) => {
  for (const hero of ["Lord of the Pit", "Six-Armed Shivan", "Flame Imp"]) {
    // Of neither faction, and asking for no reputation.
    expect(problemsIn(library, hero, ["Lost!", "A Rare Bean", "The Ring of Blood: Brokentoe"])).toEqual([]);
    expect(problemsIn(library, hero, ["The Defias Brotherhood", "Enemies, Old and New", "Sunfury Briefings"]).map((problem) => problem.split(":")[0])).toEqual(["The Defias Brotherhood", "Enemies, Old and New", "Sunfury Briefings"]);
  }
}, { own: heroes });
