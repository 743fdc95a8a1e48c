import type { Machine } from "../../../runtime/machine.ts";
import type { Option } from "../../../runtime/decision.ts";
import type { Id } from "../../../runtime/state.ts";
import { actionKey } from "../../../runtime/links/priority.ts";
import { cardsIn } from "../../../runtime/zones.ts";
import { isAllowed } from "../../../runtime/derive/permissions.ts";
import { ownStatements } from "../../../runtime/links/costs.ts";
import { defences } from "./attack.ts";
import { pushPropose } from "./propose.ts";
import { place, placeOptions } from "./placing.ts";
import { isFree, play, playEvent, playOptions } from "./playing.ts";
import { powerOptions, usePower } from "./powers.ts";
import { complete, questOptions } from "./quests.ts";
import { strike, strikeOptions } from "./strikes.ts";
import { isMainWindow } from "./turn-steps.ts";

/** What a player may do at priority, besides passing (CR 410.2). */
export function actions(m: Machine, player: Id): readonly Option[] {
  const found: Option[] = [];
  for (const id of cardsIn(m, "hand", player)) {
    const card = m.card(id);
    if (card !== null) found.push(...playOptions(m, player, card), ...placeOptions(m, player, card));
  }
  const main = isMainWindow(m, player);
  for (const id of m.state.zones["play"] ?? []) {
    const card = m.card(id);
    if (card === null || card.faceDown) continue;
    if (card.row === "resources") found.push(...questOptions(m, player, card));
    found.push(...powerOptions(m, player, card), ...strikeOptions(m, player, card));
    if (main && card.controller === player && defences(m, card).length > 0) found.push({ label: `Attack with ${m.printed(card).name}`, thing: id, act: "attack", detail: "" });
  }
  found.push(...elsewhere(m, player));
  return found;
}

/** Cards outside hand and play that some card allows to be played, placed or completed. */
function elsewhere(m: Machine, player: Id): readonly Option[] {
  const found: Option[] = [];
  const allowing = ["play", "complete", "place"].some((verb) => m.derivation.saysOf("can", verb).length > 0) || m.derivation.says("free").length > 0;
  const top = m.card(cardsIn(m, "deck", player)[0] ?? 0);
  const outside = [...m.state.players.flatMap((other) => [...cardsIn(m, "graveyard", other), ...cardsIn(m, "removed", other)]), ...(top === null ? [] : [top.id])];
  for (const id of outside) {
    const card = m.card(id);
    if (card === null) continue;
    if (!allowing && m.printed(card).continuous.length === 0) continue;
    const event = playEvent(player, card);
    if (isAllowed(m, event) || (card.owner === player && ownStatements(m, event, "can").length > 0)) found.push(...playOptions(m, player, card));
    // "You can play that card without paying its cost": in no other way (BOG-028).
    else if (isFree(m, event)) found.push(...playOptions(m, player, card).filter(({ detail }) => detail === "free"));
    if (card.owner !== player) continue;
    found.push(...questOptions(m, player, card));
    if (card === top) found.push(...placeOptions(m, player, card));
  }
  for (const id of cardsIn(m, "hand", player)) {
    const card = m.card(id);
    if (card !== null && allowing) found.push(...questOptions(m, player, card));
  }
  return found;
}

/** Does what was chosen at priority. */
export function act(m: Machine, player: Id, option: Option): void {
  const card = m.card(option.thing ?? 0);
  const key = actionKey(option);
  const detail = option.detail ?? "";
  if (card === null) return;
  switch (option.act) {
    case "play":
      play(m, player, card, detail, key);
      return;
    case "place":
      place(m, player, card, detail, key);
      return;
    case "use":
      usePower(m, player, card, detail, key);
      return;
    case "complete":
      complete(m, player, card, key);
      return;
    case "strike":
      strike(m, player, card, key);
      return;
    case "attack":
      pushPropose(m, card, key);
      return;
    default:
  }
}
