import { setChosen } from "../effects/pick.ts";
import { linkOf } from "../evaluate/tests.ts";
import { notice } from "../events/trigger.ts";
import { labelOf } from "../label.ts";
import type { Machine } from "../machine.ts";
import { keep } from "../reading.ts";
import type { FrameHandler } from "../rules.ts";
import type { Scope } from "../scope.ts";
import type { CardObject, Frame, Id, Link } from "../state.ts";
import { createObject } from "../zones.ts";
import { linkTargets } from "./link-lists.ts";
import { legalTargets } from "./targets.ts";

/** A card on the chain that is being copied (CR 402.1): its duplicate is a link of its own, which nobody plays. */
interface DuplicateFrame extends Frame {
  readonly kind: "duplicate";
  /** The card that is copied, and by whom. */
  readonly of: Id;
  readonly player: Id;
  /** The duplicate, once there is one. */
  link: Id;
  /** The target description whose targets may be chosen anew, and the place among them. */
  picked: number;
  at: number;
  options: readonly Id[];
}

/** The link of a card on the chain that can be copied: what is placed is no card that can be spoken of so. */
export function copiedLink(m: Machine, card: Id): Link | null {
  const link = linkOf(m, card);
  return link === null || link.gone || link.what !== "card" ? null : link;
}

export function duplicating(of: Id, player: Id): Frame {
  const frame: DuplicateFrame = { kind: "duplicate", step: 0, result: 0, of, player, link: 0, picked: 0, at: 0, options: [] };
  return frame;
}

export const duplicate: FrameHandler = {
  run(m: Machine, f: DuplicateFrame): void {
    if (f.step === 0) {
      const original = copiedLink(m, f.of);
      const card = m.card(f.of);
      if (original === null || card === null) {
        m.done(0);
        return;
      }
      m.set(f, "link", addDuplicate(m, original, card, f.player));
      m.step(f, 1);
    }
    const link = m.link(f.link);
    if (link !== null) chooseAnew(m, f, link);
  },
};

/** The duplicate has all that was chosen and paid for the original; what it says of itself is about the duplicate (CR 402.1b). */
function addDuplicate(m: Machine, original: Link, card: CardObject, player: Id): Id {
  const object = createObject(m, { card: m.nextId(), def: card.def, token: false, owner: player }, { zone: "chain", of: 0 }, { controller: player });
  m.set(object, "duplicate", true);
  m.set(object, "memory", card.memory);
  const id = m.nextId();
  const scope = keep(m, m.scope(original.scope), { source: object.id, you: player, link: id });
  m.add({ ...original, id, controller: player, source: object.id, object: object.id, scope: scope.id });
  m.set(m.state.zones, "chain", [...(m.state.zones["chain"] ?? []), id]);
  return id;
}

/** Each target may be left as it is, legal or not, or be chosen anew (CR 402.1c). */
function chooseAnew(m: Machine, f: DuplicateFrame, link: Link): void {
  const scope = m.scope(link.scope);
  for (const selections = linkTargets(m, link.effects, scope); ; ) {
    const selection = selections[f.picked];
    if (selection === undefined) break;
    const chosen = scope.targets[m.library.refOfNode(selection)] ?? [];
    const kept = chosen[f.at];
    if (kept === undefined) {
      m.set(f, "picked", f.picked + 1);
      m.set(f, "at", 0);
      continue;
    }
    if (m.state.answer !== null) {
      const now = f.options[m.taken()[0] ?? 0] ?? kept;
      setChosen(m, scope, selection, chosen.map((id, i) => (i === f.at ? now : id)));
      m.set(f, "at", f.at + 1);
      continue;
    }
    const legal = legalTargets(m, scope, selection);
    const others = legal.filter((id) => !chosen.includes(id));
    if (others.length === 0) {
      m.set(f, "at", f.at + 1);
      continue;
    }
    // What has been chosen anew for another description, and can't be for both, can't be kept for this one.
    const taken = !legal.includes(kept) && Object.entries(scope.targets).some(([ref, ids]) => ref !== m.library.refOfNode(selection) && ids.includes(kept));
    const options = taken ? others : [kept, ...others];
    m.set(f, "options", options);
    m.ask({
      player: f.player, ask: "choose", kind: "target", prompt: `A new target for the copy of ${labelOf(m, scope.source)}?`, min: 1, max: 1,
      options: options.map((id) => ({ label: id === kept ? `Keep ${labelOf(m, id)}` : labelOf(m, id), thing: id, act: id === kept ? "keep" : "target" })),
    });
    return;
  }
  added(m, link, scope);
}

/** What the duplicate targets has become a target. */
function added(m: Machine, link: Link, scope: Scope): void {
  const from = m.state.history.length;
  const before = m.derivation.triggered();
  for (const [ref, ids] of Object.entries(scope.targets)) {
    if (m.library.node<{ target?: true }>(ref).target !== true) continue;
    for (const id of ids) m.record({ verb: "target", subject: link.object, object: id, with: link.id, by: link.controller, scope: scope.id, cause: scope.source });
  }
  m.done(1);
  notice(m, from, before);
}
