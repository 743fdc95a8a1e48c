import type { Effect, Replacement } from "../../ir/index.ts";
import type { ActivePower } from "../derive/derivation.ts";
import { forms_ } from "../derive/permissions.ts";
import { matches } from "../evaluate/pattern.ts";
import type { Machine } from "../machine.ts";
import { glance } from "../reading.ts";
import type { EventRecord } from "../scope.ts";

/** What a card that is put into play says of how it enters (CR 704.1b): it counts though the card is not there yet. */
export function arriving(m: Machine, event: EventRecord): readonly ActivePower<Replacement>[] {
  const card = m.card(event.object ?? 0);
  if (card === null || card.past !== null || card.zone === "play" || m.printed(card).replacements.length === 0) return [];
  const you = event.entry?.controller ?? event.by ?? card.owner;
  if (losesPowersEntering(m, event)) return [];
  const x = event.scope === undefined || event.scope === 0 ? 0 : (m.state.scopes[event.scope]?.x ?? 0);
  return m.printed(card).replacements.flatMap((entry) => {
    const power = entry.power as Replacement;
    const own = power.event.verb === "enter" && power.event.subject?.noun === "self";
    return own ? [{ power, entry, scope: { ...glance(card.id, you, entry.args, 0, null), x }, modifier: null }] : [];
  });
}

/** "As an ally enters play …, it loses and can't have powers": what it says of how it enters is lost with them (CR 710.1b). */
function losesPowersEntering(m: Machine, event: EventRecord): boolean {
  const as = m.derivation.triggered().filter(({ power }) => power.immediate === true && power.effects.some(losesPowers));
  if (as.length === 0) return false;
  const forms = forms_(m, event);
  return as.some(({ power, scope }) => power.triggers.some((one) => one.on === "event" && one.event.verb === "enter" && forms.some((form) => matches(m, scope, one.event, form))));
}

/** Whether an effect takes all its powers from what enters play. */
const losesPowers = (effect: Effect): boolean =>
  effect.do === "modify" && effect.powers.some((power) => power.power === "continuous" && power.statements.some((one) => one.says === "lose" && one.cant === true && one.keyword === undefined && one.kind === undefined && one.tag === undefined && one.of.noun === "event" && one.of.role === "subject"));
