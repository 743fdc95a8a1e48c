import { labelOf } from "../../../../runtime/label.ts";
import type { Machine } from "../../../../runtime/machine.ts";
import { bind } from "../../../../runtime/reading.ts";
import type { FrameHandler } from "../../../../runtime/rules.ts";
import type { EventRecord, Scope } from "../../../../runtime/scope.ts";
import type { Frame, Id } from "../../../../runtime/state.ts";

const ARRANGED = "arranged";

/** Cards that go into decks together; `left` are those of one owner that are not arranged yet. */
interface ArrangeFrame extends Frame {
  readonly kind: "arrange";
  readonly scope: Id;
  groups: readonly (readonly Id[])[];
  left: readonly Id[];
  taken: readonly Id[];
}

/** Whoever's cards are put on the top or bottom of his deck together arranges them (CR 415.3c); null where there is nothing to arrange. */
export function arrangement(m: Machine, scope: Scope, plain: readonly EventRecord[]): Frame | null {
  const ids = plain.flatMap(({ object, into }) => (object !== undefined && into?.zone === "deck" && into.position !== undefined && into.depth === undefined ? [object] : []));
  const owners = m.playersFrom(m.state.turn.player);
  const groups = owners.map((owner) => ids.filter((id) => m.card(id)?.owner === owner)).filter((group) => new Set(group.map((id) => m.card(id)?.def)).size > 1);
  return groups.length === 0 ? null : ({ kind: "arrange", step: 0, result: 0, scope: scope.id, groups, left: [], taken: [] } as ArrangeFrame);
}

/** Events in the order that was arranged: what lies on top comes first, or last where each goes on top of those before it. */
export function arranged(scope: Scope, plain: readonly EventRecord[]): readonly EventRecord[] {
  const order = scope.bound[ARRANGED];
  if (order === undefined) return plain;
  const place = ({ object, into }: EventRecord): number => order.indexOf(object ?? 0) * (into?.position === "top" ? -1 : 1);
  return [...plain].sort((a, b) => place(a) - place(b));
}

/** What its owner has not seen stays so: whoever looks at cards of a deck puts them back (HFI-050). */
function arranger(m: Machine, id: Id, scope: Scope): Id {
  const card = m.card(id);
  return card === null || card.zone === "deck" ? scope.you : card.owner;
}

export const arrange: FrameHandler = {
  run(m: Machine, f: ArrangeFrame): void {
    if (f.step === 1) {
      m.step(f, 0);
      const id = f.left[m.taken()[0] ?? 0] ?? 0;
      m.set(f, "taken", [...f.taken, id]);
      m.set(f, "left", f.left.filter((one) => one !== id));
    }
    if (f.left.length <= 1) {
      m.set(f, "taken", [...f.taken, ...f.left]);
      const [left, ...groups] = f.groups;
      if (left === undefined) {
        bind(m, m.scope(f.scope), ARRANGED, f.taken);
        m.done(1);
        return;
      }
      m.set(f, "groups", groups);
      m.set(f, "left", left);
    }
    m.step(f, 1);
    m.ask({
      player: arranger(m, f.left[0] ?? 0, m.scope(f.scope)), ask: "choose", kind: "arrange", prompt: "Which lies on top of the others?", min: 1, max: 1,
      options: f.left.map((id) => ({ label: labelOf(m, id), thing: id, act: "choose" })),
    });
  },
};
