import type { Machine } from "../../../runtime/machine.ts";
import type { FrameHandler, GameSetup, PlacedCard } from "../../../runtime/rules.ts";
import type { Frame, Id, Player } from "../../../runtime/state.ts";
import { cardsIn, createObject, moveCard, zoneKey } from "../../../runtime/zones.ts";
import { startTurn } from "./turn.ts";

/** Before the first turn: dice, opening hands of seven, mulligans (START-012). */
interface SetupFrame extends Frame {
  readonly kind: "setup";
  readonly first: number;
  readonly midGame: boolean;
  /** Who decides who goes first, by what cards of the game before said; 0 if the dice do. */
  readonly decides: Id;
}

const HAND = 7;

export function start(m: Machine, setup: GameSetup): void {
  let number = 0;
  const create = (owner: Id, name: string, zone: string, placed?: PlacedCard): Id => {
    const card = m.library.find(name);
    if (card === undefined) throw new Error(`the library has no card ${name}`);
    number++;
    const object = createObject(m, { card: number, def: m.library.refOf(card), token: false, owner }, { zone, of: owner }, {
      exhausted: placed?.exhausted ?? false, faceDown: placed?.faceDown ?? false, damage: placed?.damage ?? 0, counters: placed?.counters ?? {},
    });
    m.set(object, "since", placed?.fresh === true ? m.state.turn.number + 1 : -1);
    return object.id;
  };
  const placedIds: Id[][] = [];
  setup.players.forEach((config, i) => {
    const player = m.player(m.state.players[i] ?? 0);
    const [hero, ...deck] = config.deck;
    if (hero !== undefined) m.set(player, "hero", create(player.id, hero, "party"));
    for (const name of deck) create(player.id, name, "deck");
    for (const name of config.collection ?? []) create(player.id, name, "collection");
    placedIds.push((config.placed ?? []).map((placed) => create(player.id, placed.card, placed.zone, placed)));
  });
  setup.players.forEach((config, i) => {
    (config.placed ?? []).forEach((placed, j) => {
      const card = m.card(placedIds[i]?.[j] ?? 0);
      const host = placed.attachedTo === undefined ? 0 : placed.attachedTo.index < 0 ? heroOf(m, placed.attachedTo.player) : (placedIds[placed.attachedTo.player]?.[placed.attachedTo.index] ?? 0);
      if (card !== null && host !== 0) m.set(card, "attachedTo", host);
    });
  });
  const [winner] = setup.carry?.won ?? [];
  if (winner !== undefined) {
    // The winner of the game before has won this one, too (HFI-055).
    const { team } = m.player(winner);
    m.set(m.state, "over", { winners: m.state.players.filter((id) => m.player(id).team === team), why: "won by the game before" });
    return;
  }
  const decides = setup.first === undefined && setup.midGame !== true ? (setup.carry?.decideFirst[0] ?? 0) : 0;
  m.push({ kind: "setup", step: decides === 0 ? 0 : -1, result: 0, first: setup.first ?? -1, midGame: setup.midGame === true, decides } as SetupFrame);
}

function heroOf(m: Machine, index: number): Id {
  return m.player(m.state.players[index] ?? 0).hero;
}

export const setupFrame: FrameHandler = {
  run(m: Machine, f: SetupFrame): void {
    if (f.midGame) {
      m.done(1);
      begin(m, f.first < 0 ? 0 : f.first, 6);
      return;
    }
    if (f.step === -1) {
      m.step(f, 0);
      m.ask({ player: f.decides, ask: "choose", kind: "first", prompt: "Who goes first?", options: m.state.players.map((id) => ({ label: m.player(id).name, thing: id, act: "first" })), min: 1, max: 1 });
      return;
    }
    if (f.step === 0) {
      const decided = f.decides === 0 ? f.first : (m.taken()[0] ?? 0);
      const first = decided < 0 ? m.random(m.state.players.length) : decided;
      m.set(m.state, "turn", { ...m.state.turn, player: m.state.players[first] ?? 0 });
      for (const id of m.state.players) {
        shuffleDeck(m, id);
        drawHand(m, id);
      }
      m.step(f, 1);
      return;
    }
    mulligans(m, f);
  },
};

/** Each player in turn may put back an opening hand once and draw a new one. */
function mulligans(m: Machine, f: SetupFrame): void {
  const order = m.playersFrom(m.state.turn.player);
  const asked = order[f.step - 2];
  if (asked !== undefined && m.state.answer !== null && m.taken()[0] === 1) {
    for (const id of cardsIn(m, "hand", asked)) {
      const card = m.card(id);
      if (card !== null) moveCard(m, card, { zone: "deck", of: asked }, {}, 0);
    }
    shuffleDeck(m, asked);
    drawHand(m, asked);
    m.record({ verb: "mulligan", subject: asked });
  }
  const next = order[f.step - 1];
  if (next === undefined) {
    m.done(1);
    begin(m, m.state.players.indexOf(m.state.turn.player), 0);
    return;
  }
  m.step(f, f.step + 1);
  m.ask({ player: next, ask: "choose", kind: "mulligan", prompt: "Keep your opening hand?", options: [{ label: "Keep", act: "keep" }, { label: "Mulligan", act: "mulligan" }], min: 1, max: 1 });
}

function begin(m: Machine, first: number, step: number): void {
  const player = m.state.players[first] ?? 0;
  m.record({ verb: "go", subject: player, by: player, manner: ["first"] });
  startTurn(m, player, step);
}

function shuffleDeck(m: Machine, id: Player["id"]): void {
  const key = zoneKey("deck", id);
  m.set(m.state.zones, key, m.shuffle(m.state.zones[key] ?? []));
}

function drawHand(m: Machine, id: Id): void {
  for (let i = 0; i < HAND; i++) {
    const card = m.card(cardsIn(m, "deck", id)[0] ?? 0);
    if (card !== null) moveCard(m, card, { zone: "hand", of: id }, {}, 0);
  }
}
