import type { SeenCard, View } from "../../runtime/index.ts";
import { counted } from "../output/terminal.ts";

/** What lies on the table, a line a player, as the view's player sees it. */
export function tableText(view: View): string[] {
  return view.players.map(({ id, name, hero, out }) => {
    if (out) return `${name} is out of the game.`;
    const played = view.zones.flatMap(({ cards }) => cards ?? []).filter((card) => card.controller === id);
    const lead = played.find((card) => card.id === hero);
    const party = played.filter((card) => card.row === "party" && card.id !== hero && card.attachedTo === 0);
    const resources = played.filter((card) => card.row === "resources").length;
    const count = (zone: string): number => view.zones.find((seen) => seen.zone === zone && seen.of === id)?.count ?? 0;
    const parts = [`${count("hand")} in hand`, `${count("deck")} in the deck`, counted(resources, "resource")];
    const leader = lead === undefined ? "" : ` ${lead.name ?? ""} has ${lead.health - lead.damage} health left;`;
    return `${name}:${leader} ${parts.join(", ")}${party.length === 0 ? "" : `; ${party.map(cardText).join(", ")}`}`;
  });
}

/** What the view's player has in hand, and how many resources are ready. */
export function handText(view: View): string {
  const hand = view.zones.find(({ zone, of }) => zone === "hand" && of === view.player)?.cards ?? [];
  const ready = view.zones.flatMap(({ cards }) => cards ?? []).filter((card) => card.row === "resources" && card.controller === view.player && !card.exhausted).length;
  return `Your hand: ${hand.length === 0 ? "nothing" : hand.map(({ name }) => name ?? "").join(", ")}; ${counted(ready, "ready resource")}`;
}

function cardText({ name, atk, health, damage, exhausted }: SeenCard): string {
  const values = health > 0 ? ` (${atk}/${health - damage}${exhausted ? ", exhausted" : ""})` : exhausted ? " (exhausted)" : "";
  return `${name ?? "a face-down card"}${values}`;
}
