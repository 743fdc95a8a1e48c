import { relative, resolve, sep } from "node:path";
import type { JudgedFile } from "../../compiler/compiled.ts";
import { emitKeyword, emitModule } from "../../compiler/3-emit/emit-module.ts";
import { STYLE } from "../../compiler/3-emit/layout.ts";
import { WRITINGS } from "../../ir/constructors/table.ts";
import type { Card, KeywordDefinition } from "../../ir/index.ts";
import { UsageError } from "../exit-code.ts";
import { digest } from "./manifest.ts";

/** One thing to write: a card or a keyword. */
export interface Unit {
  readonly game: string;
  readonly set: string;
  readonly key: string;
  readonly name: string;
  readonly source: string;
  readonly meaning: string;
  readonly file: string;
  readonly of: { readonly card: Card } | { readonly definition: KeywordDefinition };
}

/** The set under which the keywords of a game are written. */
export const KEYWORDS = "keywords";

/** Raised when modules come out differently for a reason that the table and the style do not show. */
const EMISSION = 1;

/** Everything that is written for compiled files, by `game/set`. Refused cards have no module. */
export function unitsOf(files: readonly JudgedFile[], folder: string, emit: "ts" | "json"): ReadonlyMap<string, readonly Unit[]> {
  const emission = emit === "json" ? "json" : digest(JSON.stringify([EMISSION, STYLE, WRITINGS]));
  const units = new Map<string, Map<string, Unit>>();
  const add = (unit: Unit): void => {
    const place = `${unit.game}/${unit.set}`;
    const sameSet = units.get(place) ?? new Map<string, Unit>();
    const twin = sameSet.get(unit.key);
    if (twin !== undefined) throw new UsageError(`${twin.source} and ${unit.source} both have “${unit.name}” in ${place}.`, "Give the files different names.");
    units.set(place, sameSet.set(unit.key, unit));
  };
  for (const file of files) {
    const source = sourceOf(file.file, folder);
    for (const { ir } of file.cards) if (ir !== null) add(cardUnit(ir, source, emission, emit));
    for (const keyword of file.keywords) add(keywordUnit(keyword, source, emission, emit));
  }
  return new Map([...units].map(([place, ofSet]) => [place, [...ofSet.values()].sort(byKey)]));
}

/** What is written of a unit. */
export function textOf({ of }: Unit, emit: "ts" | "json"): string {
  if (emit === "json") return `${JSON.stringify("card" in of ? of.card : of.definition, null, 2)}\n`;
  return "card" in of ? emitModule(of.card) : emitKeyword(of.definition);
}

/** A file as it is named in a manifest. */
export function sourceOf(file: string, folder: string): string {
  return file.startsWith("<") || file === "-" ? file : relative(folder, resolve(folder, file)).split(sep).join("/");
}

export function byKey(a: { readonly key: string }, b: { readonly key: string }): number {
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
}

function cardUnit(card: Card, source: string, emission: string, emit: "ts" | "json"): Unit {
  const json = JSON.stringify(card);
  const { game, set, key, name } = card;
  return { game, set, key, name, source, meaning: digest(emission + json), file: fileName(key, emit), of: { card } };
}

function keywordUnit(definition: KeywordDefinition, source: string, emission: string, emit: "ts" | "json"): Unit {
  const { game, keyword } = definition;
  const key = keyword.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return { game, set: KEYWORDS, key, name: keyword, source, meaning: digest(emission + JSON.stringify(definition)), file: fileName(key, emit), of: { definition } };
}

/** A card whose key is the name of another file of the folder gets a longer one. */
function fileName(key: string, emit: "ts" | "json"): string {
  return key === "index" || key === "manifest" ? `${key}-card.${emit}` : `${key}.${emit}`;
}
