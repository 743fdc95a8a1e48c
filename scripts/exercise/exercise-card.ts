import { brokenInvariants, isRefusal, newGame, type Answer, type Game, type GameRules, type Library, type Option, type Request } from "../../runtime/index.ts";
import { divideBy } from "../../runtime/agents.ts";
import type { Card } from "../../ir/index.ts";
import type { CardPower } from "./powers-of.ts";
import { Dice, situation, type Supply } from "./situation.ts";
import { Watch } from "./watch.ts";

/** What came of exercising a card. */
export interface Exercised {
  /** The powers that never happened. */
  readonly left: readonly CardPower[];
  /** How many situations it took. */
  readonly attempts: number;
  /** Errors and broken invariants, with the situation that shows each. */
  readonly faults: readonly string[];
}

/** Plays situations around a card until each of its powers has happened. */
export function exerciseCard(card: Card, powers: readonly CardPower[], rules: GameRules, library: Library, supply: Supply, most: number): Exercised {
  const watch = new Watch();
  const watched = watch.watched(rules);
  const faults: string[] = [];
  const left = (): readonly CardPower[] => powers.filter(({ ref }) => !watch.happened.has(ref));
  const eager = eagerFor(supply.spokenOf(card));
  let attempts = 0;
  while (attempts < most && left().length > 0 && faults.length < 3) {
    try {
      const game = newGame(watched, library, situation(card, supply, attempts), { stopAlways: attempts % 2 === 0 });
      watch.follow(game);
      play(game, { def: library.refOf(card), eager }, new Dice(attempts + 13), watch, () => left().length === 0);
    } catch (error) {
      faults.push(`${library.refOf(card)}, situation ${attempts}: ${error instanceof Error ? (error.stack ?? error.message).split("\n").slice(0, 4).join(" ") : String(error)}`);
    }
    attempts += 1;
  }
  return { left: left(), attempts, faults };
}

/** What is played for: a card, and the kinds of actions that its text speaks of. */
interface Aim {
  readonly def: string;
  readonly eager: ReadonlySet<string>;
}

const ACTS: Readonly<Record<string, readonly string[]>> = { attack: ["attack", "attacking", "combat", "defend", "defending", "weapon", "protect"], strike: ["weapon", "combat", "strike"], place: ["place"], complete: ["complete", "quest", "reward"], use: ["use"] };

function eagerFor(text: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(Object.entries(ACTS).flatMap(([act, words]) => (words.some((word) => text.has(word)) ? [act] : [])));
}

const DECISIONS = 160;

/** Both players do what they can with the card, and now and then something else. */
function play(game: Game, aim: Aim, dice: Dice, watch: Watch, enough: () => boolean): void {
  for (let i = 0; i < DECISIONS && game.request !== null; i++) {
    if (i % 8 === 0) watch.outside(game);
    const refused = game.answer(decide(game, game.request, aim, dice));
    if (isRefusal(refused)) throw new Error(`an answer to ${game.request?.kind ?? ""} is refused: ${refused.refused}`);
    if (i % 16 === 0) {
      const broken = brokenInvariants(game.machine);
      if (broken.length > 0) throw new Error(broken.join("; "));
      if (enough()) return;
    }
  }
}

function decide(game: Game, request: Request, aim: Aim, dice: Dice): Answer {
  const { options, min, max } = request;
  switch (request.ask) {
    case "text":
      return "Somebody";
    case "number":
      return dice.below(3) === 0 ? max : min + dice.below(max - min + 1);
    case "divide":
      return divideBy(request, (left) => dice.below(left + 1));
    case "choose": {
      const own = options.flatMap((option, i) => (isOf(game, option, aim.def) ? [i] : []));
      if (request.kind === "priority") return atPriority(options, own, aim, dice);
      if (options.some(({ act }) => act === "yes") && dice.below(5) > 0) return options.findIndex(({ act }) => act === "yes");
      const number = dice.below(4) === 0 ? min : min + dice.below(max - min + 1);
      const order = shuffled(options.map((_, i) => i), dice);
      return order.slice(0, Math.max(number, Math.min(min, max)));
    }
  }
}

function atPriority(options: readonly Option[], own: readonly number[], { eager }: Aim, dice: Dice): Answer {
  if (own.length > 0 && dice.below(4) > 0) {
    // To place it as a resource is not to play it.
    const better = own.filter((i) => options[i]?.act !== "place" || options[i]?.detail === "up");
    return dice.pick(better.length > 0 && dice.below(8) > 0 ? better : own);
  }
  const wanted = options.flatMap(({ act, detail }, i) => (eager.has(act) && !(act === "place" && detail === "down" && dice.below(2) === 0) ? [i] : []));
  if (wanted.length > 0 && dice.below(2) === 0) return dice.pick(wanted);
  const pass = options.findIndex(({ act }) => act === "pass");
  if (pass >= 0 && (options.length === 1 || dice.below(2) === 0)) return pass;
  // A kind of action first, so that the many cards that may be placed do not keep anybody from attacking.
  const act = dice.pick([...new Set(options.flatMap((option) => (option.act === "pass" ? [] : [option.act])))]);
  return dice.pick(options.flatMap((option, i) => (option.act === act ? [i] : [])));
}

function isOf({ machine: m }: Game, { thing }: Option, def: string): boolean {
  const card = m.card(thing ?? 0);
  return card !== null && (card.def === def || m.card(card.attachedTo)?.def === def);
}

function shuffled(list: readonly number[], dice: Dice): readonly number[] {
  const left = [...list];
  return list.map(() => left.splice(dice.below(left.length), 1)[0] ?? 0);
}
