/** The generator's state (sfc32): plain numbers, so that it is saved with the game. */
export type RandomState = readonly [number, number, number, number];

/** A generator that starts from a seed. */
export function seedRandom(seed: number): RandomState {
  let state: RandomState = [seed | 0, Math.trunc(seed / 4294967296) | 0, 0x9e3779b9 | 0, 1];
  for (let i = 0; i < 12; i++) state = nextRandom(state).state;
  return state;
}

/** The next 32 bits, and the state after them. */
export function nextRandom([a, b, c, d]: RandomState): { readonly value: number; readonly state: RandomState } {
  const sum = (((a + b) | 0) + d) | 0;
  return {
    value: sum >>> 0,
    state: [b ^ (b >>> 9), (c + (c << 3)) | 0, ((((c << 21) | (c >>> 11)) | 0) + sum) | 0, (d + 1) | 0],
  };
}

/** A whole number from 0 up to, not including, `below`. */
export function below(state: RandomState, limit: number): { readonly value: number; readonly state: RandomState } {
  const next = nextRandom(state);
  return { value: Math.floor((next.value / 4294967296) * limit), state: next.state };
}

/** A list in an order that `roll` decides, which gives a number below a limit. */
export function shuffled<T>(list: readonly T[], roll: (limit: number) => number): readonly T[] {
  const cards = [...list];
  for (let i = cards.length - 1; i > 0; i--) {
    const j = roll(i + 1);
    const held = cards[i];
    const other = cards[j];
    if (held === undefined || other === undefined) continue;
    cards[i] = other;
    cards[j] = held;
  }
  return cards;
}
