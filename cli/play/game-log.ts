import { labelOf, type EventRecord, type Game } from "../../runtime/index.ts";
import { coloursFor, print, type Terminal } from "../output/terminal.ts";
import { tableText } from "./table-text.ts";

/** What a game starts from, as it is told. */
export interface Opening {
  readonly seed: number;
  readonly players: readonly { readonly name: string; readonly deck: string; readonly hero: string }[];
}

/** Tells a game as it is played. */
export interface GameLog {
  readonly begin: (opening: Opening) => void;
  /** Tells what has happened since the last call. */
  readonly follow: (game: Game) => void;
  readonly end: (game: Game) => void;
}

/** How a game is told. */
export const logKinds = ["full", "short", "json", "hashes"] as const;
export type LogKind = (typeof logKinds)[number];

/** A log of the kind that is asked for, written to the results. */
export function openLog(kind: LogKind, terminal: Terminal): GameLog {
  if (kind === "hashes") return hashLog(terminal);
  return kind === "json" ? jsonLog(terminal) : textLog(kind, terminal);
}

function textLog(length: "full" | "short", terminal: Terminal): GameLog {
  const { bold, dim } = coloursFor(terminal, terminal.out);
  let turn = 0;
  const follow = (game: Game): void => {
    const { state } = game;
    const lines = game.lines(length);
    if (state.turn.number === turn) return lines.forEach((line) => print(terminal, `  ${line}`));
    turn = state.turn.number;
    print(terminal, bold(`${turn === 1 ? "" : "\n"}Turn ${turn}: ${labelOf(game.machine, state.turn.player)}`));
    if (length === "full") for (const line of tableText(game.view(0))) print(terminal, dim(`  ${line}`));
    for (const line of lines) print(terminal, `  ${line}`);
  };
  return {
    begin: ({ seed, players }) => {
      for (const { name, deck, hero } of players) print(terminal, `${name} is ${hero} (${deck}).`);
      print(terminal, `Seed ${seed}.\n`);
    },
    follow,
    end: (game) => {
      for (const line of game.lines(length)) print(terminal, `  ${line}`);
      const winners = (game.over?.winners ?? []).map((id) => labelOf(game.machine, id));
      const result = winners.length === 0 ? "Nobody wins" : `${winners.join(" and ")} ${winners.length === 1 ? "wins" : "win"}`;
      print(terminal, bold(`\n${result} in turn ${game.state.turn.number}: ${game.over?.why ?? ""}`));
    },
  };
}

/** A line of JSON an event, with the names of what takes part; the last one is the outcome. */
function jsonLog(terminal: Terminal): GameLog {
  const follow = (game: Game): void => {
    for (const event of game.events()) print(terminal, JSON.stringify({ turn: game.state.turn.number, ...event, names: namesIn(game, event) }));
  };
  return {
    begin: (opening) => print(terminal, JSON.stringify(opening)),
    follow,
    end: (game) => {
      follow(game);
      const winners = (game.over?.winners ?? []).map((id) => labelOf(game.machine, id));
      print(terminal, JSON.stringify({ turn: game.state.turn.number, over: { ...game.over, names: winners }, hash: game.hash() }));
    },
  };
}

/** A line a decision: its number, who decides what, and the hash of the state; the last one is the outcome. */
function hashLog(terminal: Terminal): GameLog {
  const line = (game: Game, what: string): void => print(terminal, `${game.answers.length}\t${what}\t${game.hash()}`);
  return {
    begin: () => undefined,
    follow: (game) => {
      if (game.request !== null) line(game, `${labelOf(game.machine, game.request.player)}\t${game.request.kind}`);
    },
    end: (game) => line(game, "over\t"),
  };
}

function namesIn(game: Game, event: EventRecord): Record<string, string> {
  const roles = { subject: event.subject, object: event.object, to: event.to, from: event.from, with: event.with, against: event.against, by: event.by };
  return Object.fromEntries(Object.entries(roles).flatMap(([role, id]) => (id === undefined ? [] : [[role, labelOf(game.machine, id)]])));
}
