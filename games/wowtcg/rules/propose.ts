import type { Machine } from "../../../runtime/machine.ts";
import type { FrameHandler } from "../../../runtime/rules.ts";
import type { CardObject, Frame, Id, Link } from "../../../runtime/state.ts";
import { addLink, removeLink } from "../../../runtime/links/announce.ts";
import { labelOf } from "../../../runtime/label.ts";
import { glance } from "../../../runtime/reading.ts";
import { costsToPropose, defences, proposal } from "./attack.ts";
import { startCombat } from "./combat.ts";
import { happened } from "../../../runtime/events/happened.ts";

/** Proposing a combat: the attacker is chosen, now the proposed defender (CR 601.2). */
interface ProposeFrame extends Frame {
  readonly kind: "propose";
  readonly attacker: Id;
  readonly action: string;
}

export function pushPropose(m: Machine, attacker: CardObject, action: string): void {
  m.push({ kind: "propose", step: 0, result: 0, attacker: attacker.id, action } as ProposeFrame);
}

export const propose: FrameHandler = {
  run(m: Machine, f: ProposeFrame): void {
    const attacker = m.card(f.attacker);
    if (attacker === null) {
      m.done(0);
      return;
    }
    const options = defences(m, attacker);
    if (f.step === 0) {
      m.step(f, 1);
      m.ask({
        player: attacker.controller, ask: "choose", kind: "defender", prompt: `Attack with ${labelOf(m, f.attacker)}`, min: 1, max: 1,
        options: options.map(({ defender, kind, concept }) => ({ label: `${kind === "sabotage" ? "Sabotage " : ""}${labelOf(m, defender)}${concept === undefined ? "" : ` (${concept})`}`, thing: defender, act: "defender", detail: concept ?? kind })),
      });
      return;
    }
    const chosen = options[m.taken()[0] ?? 0];
    m.done(1);
    if (chosen === undefined) return;
    const scope = { ...glance(f.attacker, attacker.controller, "", 0, null), bound: { attacker: [f.attacker], defender: [chosen.defender] }, words: { kind: chosen.kind, concept: chosen.concept ?? "" } };
    m.set(m.state, "combats", m.state.combats + 1);
    addLink(m, {
      what: "proposal", controller: attacker.controller, source: f.attacker, object: 0, effects: "", power: "", labels: [], scope,
      event: proposal(attacker, chosen.defender), base: costsToPropose(m) ? 0 : null, costs: [], maxX: -1, action: f.action,
    });
  },
};

/** The proposal resolves if it is still legal, and a combat step starts (INTRO-040, CR 601.3). */
export function resolveProposal(m: Machine, link: Link): void {
  const scope = m.scope(link.scope);
  const attacker = m.card(scope.bound["attacker"]?.[0] ?? 0);
  const defender = scope.bound["defender"]?.[0] ?? 0;
  const kind = scope.words["kind"] === "sabotage" ? "sabotage" : "normal";
  const concept = scope.words["concept"] ?? "";
  const legal = attacker !== null && attacker.controller === m.state.turn.player && defences(m, attacker, "paid").some((one) => one.defender === defender && one.kind === kind && (one.concept ?? "") === concept);
  removeLink(m, link);
  if (legal) startCombat(m, attacker.id, defender, kind, concept);
  else happened(m, { verb: "interrupt", object: link.id, manner: ["rules"] });
}
