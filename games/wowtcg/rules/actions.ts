import type { Machine } from "../../../runtime/machine.ts";
import type { Option } from "../../../runtime/decision.ts";
import type { CardObject, Id } from "../../../runtime/state.ts";
import { actionKey } from "../../../runtime/links/priority.ts";
import { cardsIn } from "../../../runtime/zones.ts";
import { isAllowed } from "../../../runtime/derive/permissions.ts";
import { ownStatements } from "../../../runtime/links/costs.ts";
import { canAttack } from "./attack.ts";
import { pushPropose } from "./propose.ts";
import { place, placeOptions } from "./placing.ts";
import { grantsInstants, isFree, isInstant, play, playEvent, playOptions } from "./playing.ts";
import { powerOptions, usePower, zonesOf } from "./powers.ts";
import { complete, questOptions } from "./quests.ts";
import { strike, strikeOptions } from "./strikes.ts";
import { isMainWindow } from "./turn-steps.ts";

/** What a player may do at priority, besides passing (CR 410.2). */
export function actions(m: Machine, player: Id): readonly Option[] {
  const found: Option[] = [];
  const main = isMainWindow(m, player);
  const striking = m.state.combat !== null;
  const anyCard = main || grantsInstants(m);
  for (const id of cardsIn(m, "hand", player)) {
    const card = m.card(id);
    if (card === null) continue;
    if (anyCard || isInstant(m, card)) found.push(...playOptions(m, player, card));
    if (main) found.push(...placeOptions(m, player, card));
    if (worksOutside(m, card)) found.push(...powerOptions(m, player, card));
  }
  for (const id of m.state.zones["play"] ?? []) {
    const card = m.card(id);
    if (card === null || card.faceDown) continue;
    if (card.row === "resources") found.push(...questOptions(m, player, card));
    if (m.values(card).payments.length > 0) found.push(...powerOptions(m, player, card));
    if (striking) found.push(...strikeOptions(m, player, card));
    if (main && card.controller === player && canAttack(m, card)) found.push({ label: `Attack with ${m.printed(card).name}`, thing: id, act: "attack", detail: "" });
  }
  elsewhere(m, player, found);
  return found;
}

/** Cards outside hand and play that some card allows to be played, placed or completed. */
function elsewhere(m: Machine, player: Id, found: Option[]): void {
  const allowing = ["play", "complete", "place"].some((verb) => m.derivation.saysOf("can", verb).length > 0) || m.derivation.says("free").length > 0;
  const top = cardsIn(m, "deck", player).slice(0, 1);
  for (const other of m.state.players) for (const zone of ["graveyard", "removed"]) fromOutside(m, player, cardsIn(m, zone, other), allowing, found);
  fromOutside(m, player, top, allowing, found);
  if (!allowing) return;
  for (const id of cardsIn(m, "hand", player)) {
    const card = m.card(id);
    if (card !== null) found.push(...questOptions(m, player, card));
  }
}

/** Whether a card has a payment power that is used from elsewhere than play. */
function worksOutside(m: Machine, card: CardObject): boolean {
  const { payments, powers } = m.printed(card);
  return payments.some((i) => {
    const power = powers[i]?.power;
    return power?.power === "payment" && zonesOf(power).some((zone) => m.rules.zones[zone]?.zone !== "play");
  });
}

function fromOutside(m: Machine, player: Id, ids: readonly Id[], allowing: boolean, found: Option[]): void {
  for (const id of ids) {
    const card = m.card(id);
    if (card === null) continue;
    if (card.owner === player && worksOutside(m, card)) found.push(...powerOptions(m, player, card));
    if (!allowing && m.printed(card).continuous.length === 0) continue;
    const event = playEvent(player, card);
    if (isAllowed(m, event) || (card.owner === player && ownStatements(m, event, "can").length > 0)) found.push(...playOptions(m, player, card));
    // "You can play that card without paying its cost": in no other way (BOG-028).
    else if (isFree(m, event)) found.push(...playOptions(m, player, card).filter(({ detail }) => detail === "free"));
    if (card.owner !== player) continue;
    found.push(...questOptions(m, player, card));
    found.push(...placeOptions(m, player, card));
  }
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
