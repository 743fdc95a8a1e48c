import type { Cost, Header, HeaderPart } from "./header.ts";

/** The header line as printed, from the header's own fields. */
export function printHeader(header: Header): string {
  const front = [header.name];
  if (header.cost !== null) front.push(printCost(header.cost, header.surface.tightCost));
  front.push(...header.factions);
  if (header.classes.length > 0) front.push(header.classes.join("/"));
  front.push(printTypeLine(header));
  return front.join(", ") + printParts(header) + printCode(header);
}

/** A cost as printed: `3`, `X`, `1 + X`. */
export function printCost(cost: Cost, tight = false): string {
  if (cost.kind === "fixed") return String(cost.value);
  return cost.plus === 0 ? "X" : `${cost.plus}${tight ? "+" : " + "}X`;
}

/** Supertypes, types, tags and a hero's specialisation: `Arena Armor Set—Plate`. */
export function printTypeLine(header: Header): string {
  const { supertypes, types, ordinal, subtypes, talents, restrictions, surface } = header;
  const before = supertypes.slice(0, supertypes.length - surface.supertypesAfter);
  const after = supertypes.slice(before.length);
  const head = [...before, ...types, ...after, ...(ordinal === null ? [] : [String(ordinal)])].join(" ");
  const first = surface.restrictionAfterDash ? restrictions[0] : undefined;
  const tags = first === undefined ? subtypes.join(" ") : `${first.tag} (${first.count})`;
  const talent = talents.length === 0 ? "" : `(${talents.join(" ")})`;
  if (tags === "" && talent === "") return head;
  return `${head}—${tags}${tags !== "" && talent !== "" ? " " : ""}${talent}`;
}

function printParts(header: Header): string {
  const restrictions = header.restrictions.slice(header.surface.restrictionAfterDash ? 1 : 0).values();
  const print = (part: HeaderPart): string => {
    switch (part.kind) {
      case "restriction": {
        const next = restrictions.next();
        return next.done === true ? "" : `, ${next.value.tag} (${next.value.count})`;
      }
      case "unique":
      case "unlimited":
        return `, ${part.word}`;
      case "professions":
        return `, ${header.professions.join("/")}`;
      case "stat": {
        const value = String(header.stats[part.stat] ?? "");
        const type = header.stats.damageType ?? "";
        const bracket = part.damageType === "bracket" ? ` [${type}]` : "";
        const parenthesis = part.damageType === "parenthesis" ? ` (${type})` : "";
        return `${part.slash ? " / " : ", "}${value}${bracket} ${part.word}${parenthesis}`;
      }
    }
  };
  return header.surface.parts.map(print).join("");
}

function printCode(header: Header): string {
  if (header.set === null) return "";
  return ` (${header.set}-${header.series ?? ""}${header.number ?? 0}${header.rarity ?? ""})`;
}
