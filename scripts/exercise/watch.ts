import { coreFrames } from "../../runtime/core-frames.ts";
import type { Active } from "../../runtime/derive/derivation.ts";
import type { EffectsFrame } from "../../runtime/effects/run.ts";
import { things } from "../../runtime/evaluate/noun.ts";
import { ownStatements } from "../../runtime/links/costs.ts";
import type { AnnounceFrame } from "../../runtime/links/announce.ts";
import type { Machine } from "../../runtime/machine.ts";
import type { Frame } from "../../runtime/state.ts";
import type { Game, GameRules } from "../../runtime/index.ts";
import type { FrameHandler } from "../../runtime/rules.ts";
import { powerAt } from "./powers-of.ts";

/** Notes which powers of cards happen: their effects have done something, their statements have told how something goes, their costs were paid. */
export class Watch {
  readonly happened = new Set<string>();

  /** The rules of a game, watched. */
  watched(rules: GameRules): GameRules {
    const frames = { ...rules.frames, effects: this.around(coreFrames["effects"], (m, f) => this.ofEffects(m, f as EffectsFrame)), announce: this.around(coreFrames["announce"], (m, f) => this.ofAnnouncement(m, f as AnnounceFrame)) };
    return { ...rules, frames };
  }

  /** Watches the statements of a game, too. */
  follow({ machine: m }: Game): void {
    const { derivation } = m;
    const holds = derivation.holds.bind(derivation);
    derivation.holds = (active) => {
      const held = holds(active);
      if (held && concerns(m, active)) this.note(active.entry.ref, active.entry.args);
      return held;
    };
    const says = derivation.says.bind(derivation);
    derivation.says = (kind) => {
      const all = says(kind);
      if (ASKED.has(kind)) for (const { entry } of all) this.note(entry.ref, entry.args);
      return all;
    };
  }

  /** What cards say about themselves while they are not in play. */
  outside({ machine: m, state }: Game): void {
    for (const [key, ids] of Object.entries(state.zones)) {
      if (key === "play" || key === "chain") continue;
      for (const id of ids) {
        const card = m.card(id);
        if (card === null || m.printed(card).continuous.length === 0) continue;
        for (const verb of ["play", "place", "complete"]) {
          const event = { verb, subject: card.owner, object: id, by: card.owner, outOf: { zone: card.zone, of: card.owner } };
          for (const says of ["cost", "can", "free", "cannot"] as const) for (const { entry } of ownStatements(m, event, says)) this.note(entry.ref, entry.args);
        }
      }
    }
  }

  private around(handler: FrameHandler | undefined, before: (m: Machine, f: Frame) => void): FrameHandler {
    return {
      run(m, f) {
        before(m, f);
        handler?.run(m, f);
      },
    };
  }

  private ofEffects(m: Machine, f: EffectsFrame): void {
    if (f.step > 0 && f.result > 0) this.note(f.list, m.state.scopes[f.scope]?.args ?? "");
  }

  private ofAnnouncement(m: Machine, f: AnnounceFrame): void {
    for (const ref of f.costs) this.note(ref, "");
    const link = m.link(f.link);
    const card = link?.what === "card" ? m.card(link.object) : null;
    if (card !== null) for (const { power, ref } of m.printed(card).powers) if (power.power === "playRestriction") this.note(ref, "");
  }

  private note(ref: string, args: string): void {
    const at = powerAt(ref.startsWith("keyword:") ? args : ref);
    if (at !== "") this.happened.add(at);
  }
}

/** Statements of these kinds are applied as soon as they are looked up. */
const ASKED: ReadonlySet<string> = new Set(["limit", "control", "playerStat", "momentShift", "revealed", "twice"]);

/** Whether a statement about values is about anything at all just now. */
function concerns(m: Machine, { statement, scope }: Active): boolean {
  return !("of" in statement) || statement.says === "limit" || things(m, scope, statement.of).length > 0;
}
