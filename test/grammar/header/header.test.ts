import { describe, expect, test } from "vitest";
import { headerWords } from "../../../games/wowtcg/language/header-words.ts";
import { parseHeader, printHeader, tagsOf } from "../../../grammar/header/index.ts";
import type { Header } from "../../../grammar/header/index.ts";

function read(line: string): Header {
  const { header, diagnostics } = parseHeader(line, headerWords);
  expect(diagnostics).toEqual([]);
  if (header === null) throw new Error(`not read: ${line}`);
  expect(printHeader(header)).toBe(line);
  return header;
}

/** The fields that are there, without places and surface. */
function fields(line: string): Partial<Header> {
  const { kind: _kind, spans: _spans, surface: _surface, ...rest } = read(line);
  return Object.fromEntries(
    Object.entries(rest).filter(
      ([, value]) => value !== null && value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

const noStats = { atk: null, damageType: null, health: null, def: null, strike: null };

describe("a header's fields", () => {
  test("an ally with its faction, race, class and stats", () => {
    expect(fields("Mayla Finksputter, 3, Alliance, Ally—Gnome Mage, 3 [Arcane] ATK / 1 Health (Honor-109C)")).toEqual({
      name: "Mayla Finksputter",
      cost: { kind: "fixed", value: 3 },
      factions: ["Alliance"],
      types: ["Ally"],
      subtypes: ["Gnome", "Mage"],
      stats: { ...noStats, atk: 3, damageType: "Arcane", health: 1 },
      set: "Honor",
      number: 109,
      rarity: "C",
    });
  });

  test("both notations of ATK and health say the same", () => {
    const bracket = read("Tar, 2, Ally—Draenei Paladin, Unique, 3 [Holy] ATK / 2 Health");
    const parenthesis = read("Tar, 2, Ally—Draenei Paladin, Unique, 3 ATK (Holy), 2 Health");
    expect(parenthesis.stats).toEqual(bracket.stats);
    expect(parenthesis.unique).toBe(true);
    expect(parenthesis.surface).not.toEqual(bracket.surface);
  });

  test("a name may hold commas, quotes, digits, numbers and words of the header", () => {
    expect(fields("The More, the Scarier, X, Mage, Ability—Fire (Illidan-51R)")).toMatchObject({
      name: "The More, the Scarier",
      cost: { kind: "x", plus: 0 },
      classes: ["Mage"],
    });
    expect(read('Jack "2 Ton" Hero, the Quest, Alliance, Quest').name).toBe('Jack "2 Ton" Hero, the Quest');
    expect(read("Protector, 3, Ability").name).toBe("Protector");
    expect(read("Captain Cookie - Level 3, Hero, 50 Health (DDD-3R)").name).toBe("Captain Cookie - Level 3");
    expect(read("Expose Armor, 2, Rogue, Ability—Assassination Finishing Move").subtypes).toEqual([
      "Assassination",
      "Finishing Move",
    ]);
  });

  test("X with what is added to it, spaced or not", () => {
    expect(read("Frozen Snap, 2 + X, Mage, Instant Ability—Frost Talent").cost).toEqual({ kind: "x", plus: 2 });
    expect(read("Flame, 1+X, Ability").cost).toEqual({ kind: "x", plus: 1 });
  });

  test("two factions, supertypes and several classes", () => {
    expect(
      fields(
        "Sal, 4, Alliance, Horde, Arena Ally—Night Elf Druid, Unique, 0 [Nature] ATK / 0 Health (Gladiators-147E)",
      ),
    ).toMatchObject({
      factions: ["Alliance", "Horde"],
      supertypes: ["Arena"],
      subtypes: ["Night Elf", "Druid"],
      unique: true,
      stats: { atk: 0, health: 0 },
    });
    expect(
      read("Staff, 3, Horde, Death Knight/Mage, Two-Handed Weapon—Staff, Melee (1), 1 [Frost] ATK, 3 Strike"),
    ).toMatchObject({
      classes: ["Death Knight", "Mage"],
      supertypes: ["Two-Handed"],
      restrictions: [{ tag: "Melee", count: 1 }],
      stats: { atk: 1, damageType: "Frost", strike: 3 },
    });
  });

  test("an armor set is an armor with the supertype Set", () => {
    const header = read(
      "Regalia, 8, Mage, Arena Armor Set—Cloth, Chest (1), Hands (1), Head (1), Legs (1), Shoulder (1), 5 DEF",
    );
    expect(header).toMatchObject({
      supertypes: ["Arena", "Set"],
      types: ["Armor"],
      subtypes: ["Cloth"],
      stats: { def: 5 },
    });
    expect(header.restrictions.map(({ tag }) => tag)).toEqual(["Chest", "Hands", "Head", "Legs", "Shoulder"]);
    expect(tagsOf(header)).toEqual(["Cloth", "Chest", "Hands", "Head", "Legs", "Shoulder"]);
  });

  test("a hero with specialisation, professions and a number without rarity", () => {
    expect(
      fields("Boris, Alliance, Hero—Draenei Shaman (Enhancement), Alchemy/Engineering, 28 Health (Honor-3)"),
    ).toEqual({
      name: "Boris",
      factions: ["Alliance"],
      types: ["Hero"],
      subtypes: ["Draenei", "Shaman"],
      talents: ["Enhancement"],
      professions: ["Alchemy", "Engineering"],
      stats: { ...noStats, health: 28 },
      set: "Honor",
      number: 3,
    });
    expect(
      read("Fury, 7, Warlock, Master Hero—Demon Warlock (Demonology Talent), 1 [Fire] ATK / 35 Health").talents,
    ).toEqual(["Demonology", "Talent"]);
    expect(read("Wings, 60, Master Hero—(Aspect)").talents).toEqual(["Aspect"]);
    expect(read("Naj, Boss Hero 4, 13 Health")).toMatchObject({ supertypes: ["Boss"], types: ["Hero"], ordinal: 4 });
  });

  test("totems, pets, items and locations", () => {
    expect(read("Totem, 2, Shaman, Ability—Enhancement, Air Totem (1), 1 Health")).toMatchObject({
      restrictions: [{ tag: "Air Totem", count: 1 }],
      stats: { health: 1 },
    });
    expect(read("Fire, 3, Ability Ally—Elemental, Fire Totem (1), 1 [Fire] ATK / 2 Health").types).toEqual([
      "Ability",
      "Ally",
    ]);
    expect(read("Luck, 2, Alliance, Item, Trinket (2), 1 DEF")).toMatchObject({ subtypes: [], stats: { def: 1 } });
    expect(read("Ring, Location—Arena (3) (Gladiators-205C)")).toMatchObject({
      subtypes: [],
      restrictions: [{ tag: "Arena", count: 3 }],
    });
    expect(read("Horde of Two, Quest, Unlimited").unlimited).toBe(true);
  });

  test("values that are no numbers", () => {
    expect(read("Odd, 2, Ally—Imp, * [Melee] ATK / * Health").stats).toMatchObject({ atk: "*", health: "*" });
    expect(read("Odd, 2, Ally—Imp, X [Fire] ATK / -1 Health").stats).toMatchObject({ atk: "X", health: -1 });
  });

  test("spans are places in the file", () => {
    const line = "The More, the Scarier, X, Horde, Mage/Druid, Ability—Fire (Illidan-51R)";
    const { header } = parseHeader(line, headerWords, 100);
    const at = (span: { start: number; end: number } | null | undefined): string | null =>
      span === null || span === undefined ? null : line.slice(span.start - 100, span.end - 100);
    const spans = header?.spans;
    expect([spans?.name, spans?.cost, spans?.factions, spans?.classes, spans?.typeLine, spans?.code].map(at)).toEqual([
      "The More, the Scarier",
      "X",
      "Horde",
      "Mage/Druid",
      "Ability—Fire",
      "(Illidan-51R)",
    ]);
  });
});

describe("a slip in a header is refused at its place", () => {
  const slips: readonly (readonly [line: string, place: string, code: string, instead: RegExp])[] = [
    ["Cobra, 4, Hunter, Instant Ability—Survivial", "Survivial", "header/unknown-word", /Survival/],
    ["Nordrassil, the World Tree, Location—Location", "Location", "header/repeated", /Leave it out/],
    ["Kauno, Horde, Hero—Troll Rogue, 25/25 Health", "25/25 Health", "header/stat", /“25 Health”/],
    ["Zagrun, Horde, Hero—orc Shaman, 28 Health", "orc", "header/unknown-word", /“Orc”/],
    ["Bolt, 2, Mage, Instnat Ability—Fire", "Instnat", "header/unknown-type", /Instant/],
    ["Bolt, 2, Mage, Abilty—Fire", "Abilty", "header/unknown-type", /Ability/],
    ["Bolt, 2, Mage, Enchantress—Fire", "Enchantress", "header/unknown-type", /Hero, Ally, Ability/],
    ["Bolt, 2, Maeg, Ability—Fire", "Maeg", "header/unknown-word", /Mage/],
    ["Bolt, 2, Mage/Wizard, Ability—Fire", "Wizard", "header/unknown-word", /Druid, Hunter/],
    ["Mayla, 3, Aliance, Ally—Gnome Mage, 3 [Arcane] ATK / 1 Health", "Aliance", "header/unknown-word", /Alliance/],
    [
      "Mayla, 3, Pirates, Ally—Gnome Mage, 3 [Arcane] ATK / 1 Health",
      "Pirates",
      "header/unknown-word",
      /Between cost and type/,
    ],
    ["Mayla, Alliance, 3, Ally—Gnome Mage", "Alliance", "header/unknown-word", /name, cost, faction/],
    ["Mayla, 3, Ally—Gnome Mage, 3 [Arcana] ATK / 1 Health", "Arcana", "header/unknown-word", /Arcane/],
    ["Mayla, 3, Ally—Gnome Mage, 3 [Arcane] ATK / 1 Helth", "Helth", "header/stat", /Health/],
    ["Mayla, 3, Ally—Gnome Mage, 1 Health, 2 Health", "2 Health", "header/repeated", /once/],
    ["Mayla, 3, Ally—Gnome Mage Mage", "Mage", "header/repeated", /once/],
    ["Mayla, 3, Ally—Gnome Mage, Uniqe", "Uniqe", "header/unknown-word", /Unique/],
    ["Chain, 3, Armor—Mail, Leggins (1), 2 DEF", "Leggins", "header/unknown-word", /Legs/],
    ["Boris, Alliance, Hero—Dwarf Mage, Alchemy/Minning, 28 Health", "Minning", "header/unknown-word", /Mining/],
    ["Maul, 2, Druid, Instant Ability—Form</i> Feral", "Form</i>", "header/tag", /one word/],
    ["Mayla, 3, Ally—Gnome Mage (Honor-109Q)", "Q", "header/unknown-word", /C, E, L/],
    ["Mayla, 3, Ally—Gnome Mage (Honor-)", "(Honor-)", "header/unknown-word", /SET-NUMBER/],
    ["3, Alliance, Ally—Gnome Mage, 1 Health", "3", "header/no-name", /name/],
    ["Mayla Finksputter", "Mayla Finksputter", "header/no-type", /NAME, COST, TYPE/],
  ];
  test.each(slips)("%s", (line, place, code, instead) => {
    const offset = 1000;
    const { header, diagnostics } = parseHeader(line, headerWords, offset);
    expect(header).toBeNull();
    const found = diagnostics.map(({ span }) => line.slice(span.start - offset, span.end - offset));
    const first = diagnostics[0];
    expect(first?.code).toBe(code);
    expect(found).toContain(place);
    expect(first?.help).toMatch(instead);
  });

  test("what is misspaced has a safe fix that is read", () => {
    const line = "Mayla,  3,Alliance , Ally—Gnome Mage";
    const { diagnostics } = parseHeader(line, headerWords);
    expect(diagnostics[0]).toMatchObject({ code: "header/spacing", fix: { safe: true } });
    expect(parseHeader(diagnostics[0]?.fix?.edits[0]?.text ?? "", headerWords).diagnostics).toEqual([]);
  });

  test("an overlong line is refused at once", () => {
    expect(parseHeader("a, ".repeat(100_000), headerWords).diagnostics[0]?.code).toBe("header/too-long");
  });
});
