import { absentHero } from "./absent-hero.ts";
import { leaveGame } from "./leave-game.ts";
import { things, unique } from "../../../runtime/evaluate/noun.ts";
import type { Machine } from "../../../runtime/machine.ts";
import type { Id, Outcome } from "../../../runtime/state.ts";

/** Whether the hero of a player who is still in is gone, and not removed for a while; a raid has no hero of its own here (CR 800.3a). */
export function isWithoutHero(m: Machine, id: Id): boolean {
  const player = m.player(id);
  const hero = m.card(player.hero);
  return !player.out && (hero === null || hero.past !== null) && absentHero(m, id) === null && (player.marks["raid"] ?? 0) === 0;
}

/** Who has no hero left or had to draw from an empty deck, or whose opponent wins, is out; the last team wins (CR 102). */
export function losers(m: Machine): boolean {
  const out: Id[] = [];
  for (const id of m.state.players) {
    const player = m.player(id);
    if (player.out) continue;
    const decked = (player.marks["decked"] ?? 0) > 0;
    const lost = isWithoutHero(m, id);
    const beaten = (player.marks["beaten"] ?? 0) > 0;
    if (!decked && !lost && !beaten) continue;
    m.set(player, "out", true);
    m.set(player, "lost", lost ? "hero destroyed" : decked ? "empty deck" : "another wins");
    m.record({ verb: "lose", subject: id, manner: [player.lost] });
    out.push(id);
  }
  if (out.length === 0) return false;
  const left = m.state.players.filter((id) => !m.player(id).out);
  const teams = new Set(left.map((id) => m.player(id).team));
  if (teams.size > 1) {
    for (const id of out) leaveGame(m, id);
    return true;
  }
  const winners = m.state.players.filter((id) => teams.has(m.player(id).team));
  const why = m.state.players.map((id) => m.player(id)).filter((player) => player.out).map((player) => `${player.name}: ${player.lost}`).join("; ");
  for (const id of winners) m.record({ verb: "win", subject: id });
  m.set(m.state, "over", { winners, why, ...nextGame(m) });
  return true;
}

/** What cards say of the next game, once it is known who won this one (DOW-064, HFI-055). */
function nextGame(m: Machine): Pick<Outcome, "next"> {
  const said = m.derivation.says("nextGame").filter((active) => m.derivation.holds(active));
  const raids: { readonly player: Id; readonly raid: string }[] = [];
  for (const event of m.state.history) {
    if (event.verb === "start" && event.subject !== undefined && event.concept !== undefined) raids.push({ player: event.subject, raid: event.concept });
  }
  if (said.length + raids.length === 0) return {};
  const of = (does: "win" | "decideFirst"): readonly Id[] => unique(said.filter(({ statement }) => statement.does === does).flatMap((active) => things(m, active.scope, active.statement.of)));
  return { next: { won: of("win"), decideFirst: of("decideFirst"), ...(raids.length === 0 ? {} : { raids }) } };
}
