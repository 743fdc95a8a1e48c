import type { Card } from "../../ir/index.ts";
import type { Library } from "../library.ts";
import type { PlacedCard, PlayerSetup } from "../rules.ts";

/** A card that lies somewhere as the scenario starts: its name, or more about it. */
export type Lying = string | LyingCard;

export interface LyingCard {
  readonly card: string;
  readonly exhausted?: boolean;
  readonly damage?: number;
  readonly counters?: Readonly<Record<string, number>>;
  /** Entered play this turn. */
  readonly fresh?: boolean;
  /** The name of a card in a party that it is attached to. */
  readonly attachedTo?: string;
}

/** What a player has as the scenario starts. */
export interface Seat {
  readonly hero: string;
  readonly hand?: readonly string[];
  /** Allies, equipment and ongoing abilities. */
  readonly party?: readonly Lying[];
  /** So many face-down ready resources. */
  readonly resources?: number;
  /** Resources that lie face up: quests and locations. */
  readonly faceUp?: readonly Lying[];
  readonly graveyard?: readonly string[];
  readonly removed?: readonly string[];
  /** From the top. Without it ten cards that do nothing matter. */
  readonly deck?: readonly string[];
  readonly collection?: readonly string[];
  readonly team?: number;
  readonly role?: string;
}

/** The cards of all seats in the form that a game starts from. */
export function playersOf(seats: Readonly<Record<string, Seat>>, library: Library): readonly PlayerSetup[] {
  const names = Object.keys(seats);
  const placed = names.map((name) => placedOf(seats[name] as Seat, library));
  return names.map((name, i) => {
    const seat = seats[name] as Seat;
    const deck = seat.deck ?? Array.from({ length: 10 }, () => filler(library));
    return {
      name,
      ...(seat.team === undefined ? {} : { team: seat.team }),
      ...(seat.role === undefined ? {} : { role: seat.role }),
      deck: [known(seat.hero, library), ...deck.map((card) => known(card, library))],
      collection: (seat.collection ?? []).map((card) => known(card, library)),
      placed: (placed[i] ?? []).map(({ host, ...card }) => (host === undefined ? card : { ...card, attachedTo: hostOf(host, seats, placed, names) })),
    };
  });
}

interface Placing extends PlacedCard {
  readonly host?: string;
}

function placedOf(seat: Seat, library: Library): readonly Placing[] {
  const lying = (zone: string) => (one: Lying): Placing => {
    const { card, attachedTo, ...rest } = typeof one === "string" ? { card: one, attachedTo: undefined } : { attachedTo: undefined, ...one };
    return { card: known(card, library), zone, ...rest, ...(attachedTo === undefined ? {} : { host: attachedTo }) };
  };
  return [
    ...(seat.hand ?? []).map(lying("hand")),
    ...(seat.party ?? []).map(lying("party")),
    ...Array.from({ length: seat.resources ?? 0 }, (): Placing => ({ card: filler(library), zone: "resource row", faceDown: true })),
    ...(seat.faceUp ?? []).map(lying("resource row")),
    ...(seat.graveyard ?? []).map(lying("graveyard")),
    ...(seat.removed ?? []).map(lying("removed")),
  ];
}

function hostOf(host: string, seats: Readonly<Record<string, Seat>>, placed: readonly (readonly Placing[])[], names: readonly string[]): { readonly player: number; readonly index: number } {
  for (let player = 0; player < names.length; player++) {
    if (seats[names[player] ?? ""]?.hero === host) return { player, index: -1 };
    const index = (placed[player] ?? []).findIndex((card) => card.card === host && card.zone === "party");
    if (index >= 0) return { player, index };
  }
  throw new Error(`no party has ${host} to attach something to`);
}

/** A card that is only there to be drawn or to be a resource. */
function filler(library: Library): string {
  const plain = [...library.cards.values()].find((card: Card) => card.powers.length === 0 && card.type !== "Hero");
  const any = plain ?? [...library.cards.values()][0];
  if (any === undefined) throw new Error("the library has no cards");
  return any.name;
}

function known(name: string, library: Library): string {
  const card = library.find(name);
  if (card === undefined) throw new Error(`there is no card ${name}; there are ${library.names().slice(0, 40).join(", ")}`);
  return card.name;
}
