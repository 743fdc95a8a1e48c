/** Parts of the state that the values of objects can be worked out from, each a bit. */
export const READS = { core: 1, wear: 2, damage: 4, combat: 8, step: 16, chain: 32, outside: 64, marks: 128, history: 256, all: 511 } as const;

const SUBSTANCE = READS.core | READS.damage | READS.marks;

/** Keys of frames, scopes and the loop's own fields: no value of the game is worked out from them. */
const QUIET = [
  "result", "request", "answer", "text", "passes", "refused", "did", "picked", "left", "at", "seen", "touched", "offer", "events", "options", "n", "ids", "due", "costs", "asked", "chosen",
  "nextScope", "nextStamp", "random", "waiting", "delayed", "uses", "past", "zone", "successor", "movedBy", "player", "limited", "part", "taken", "since", "gone", "from", "loop", "turns", "combatFrom", "combats", "ending", "targets", "bound", "words", "numbers", "modes", "doer", "x",
];

const part = (bit: number, ...keys: readonly string[]): readonly (readonly [PropertyKey, number])[] => keys.map((key) => [key, bit]);

/** The part of the state that a key belongs to; what is not listed is core, but zones of an owner ("hand:1"). */
const PARTS = new Map<PropertyKey, number>([
  ...part(0, ...QUIET),
  ...part(READS.wear, "exhausted"),
  ...part(READS.damage, "damage"),
  ...part(READS.combat, "combat", "attacker", "defender", "proposedAttacker", "proposedDefender", "interposed", "strikes"),
  ...part(READS.step, "step"),
  ...part(READS.chain, "chain", "chainCards"),
  ...part(READS.marks, "marks"),
]);

function partOf(key: PropertyKey): number {
  let bit = PARTS.get(key);
  if (bit === undefined) {
    bit = typeof key === "string" && key.includes(":") ? READS.outside : READS.core;
    PARTS.set(key, bit);
  }
  return bit;
}

/**
 * Notes what every write replaced, so that any stretch of the game can be taken back. All writes to
 * the state go through `set`, `append`, `drop`.
 */
export class Journal {
  /** Of each write whose it was, the key, and what it replaced, one after the other. */
  private readonly log: unknown[] = [];
  /** How much of it there is; what lies beyond is of an action that is over. */
  private size = 0;
  /** Grows with each write that values are worked out from: they are good while it stands still. */
  version = 0;
  /** Grows with each write to the game, be it only wear. */
  writes = 0;
  /** Grows with each write to what lies in play and to whom it belongs, to damage and marks. */
  substance = 0;
  /** Grows with each write to a zone that is a player's: his hand, his deck. */
  outside = 0;
  /** The parts of the state that some modifier looks at. */
  reads: number = READS.all;
  /** Whether what is written could still be taken back. */
  private noting = true;

  set<T extends object, K extends keyof T>(owner: T, key: K, value: T[K]): void {
    const old = owner[key];
    if (old === value) return;
    if (this.noting) this.note(owner, key, old);
    // The step of a frame is a number, that of the turn a word.
    const bit = key === "step" && typeof value === "number" ? 0 : partOf(key);
    if (bit !== 0) {
      this.writes++;
      if ((bit & this.reads) !== 0) this.version++;
      if ((bit & SUBSTANCE) !== 0) this.substance++;
      if (bit === READS.outside) this.outside++;
    }
    owner[key] = value;
  }

  /** Sets what no value is worked out from. */
  setQuietly<T extends object, K extends keyof T>(owner: T, key: K, value: T[K]): void {
    const old = owner[key];
    if (old === value) return;
    if (this.noting) this.note(owner, key, old);
    owner[key] = value;
  }

  /** Adds to what has happened. */
  append<T>(list: T[], value: T): void {
    this.push(list, value);
    if ((this.reads & READS.history) === 0) return;
    this.version++;
    this.writes++;
  }

  /** Moves a frame of the work stack on. */
  step(frame: { step: number }, step: number): void {
    if (this.noting) this.note(frame, "step", frame.step);
    frame.step = step;
  }

  /** Adds what no value is worked out from: a frame of the work stack. */
  push<T>(stack: T[], value: T): void {
    if (this.noting) this.note(stack, "length", stack.length);
    stack.push(value);
  }

  drop<T>(stack: T[]): T | undefined {
    if (stack.length === 0) return undefined;
    if (this.noting) this.note(stack, stack.length - 1, stack[stack.length - 1]);
    return stack.pop();
  }

  /** A place to come back to. */
  mark(): number {
    return this.size;
  }

  /** Takes back everything since a mark. */
  undo(mark: number): void {
    takeBack(this.log, mark, this.size);
    this.size = mark;
    this.version++;
    this.writes++;
    this.substance++;
    this.outside++;
  }

  /** A copy of what these writes are made to, as it was at a mark. */
  undone<T extends object>(state: T, mark: number): T {
    const copy = structuredClone({ state, log: this.log.slice(mark, this.size) });
    takeBack(copy.log, 0, copy.log.length);
    return copy.state;
  }

  /** Gives up the past: nothing before now can be taken back. */
  forget(): void {
    this.size = 0;
  }

  /** Gives up the past, and what is to come too until `resume`. */
  pause(): void {
    this.forget();
    this.noting = false;
  }

  resume(): void {
    this.noting = true;
  }

  private note(owner: object, key: PropertyKey, old: unknown): void {
    const { log, size } = this;
    log[size] = owner;
    log[size + 1] = key;
    log[size + 2] = old;
    this.size = size + 3;
  }
}

/** Puts back what the writes of a log replaced, the last one first. */
function takeBack(log: readonly unknown[], mark: number, end: number): void {
  for (let i = end - 3; i >= mark; i -= 3) {
    const owner = log[i] as Record<PropertyKey, unknown>;
    const key = log[i + 1] as PropertyKey;
    const old = log[i + 2];
    if (old === undefined && key !== "length") Reflect.deleteProperty(owner, key);
    else owner[key] = old;
  }
}
