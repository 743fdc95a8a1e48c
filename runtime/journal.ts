/** Keys of frames, scopes and the loop's own fields: no value of the game is worked out from them. */
const QUIET: ReadonlySet<PropertyKey> = new Set([
  "result", "request", "answer", "text", "passes", "refused", "did", "picked", "left", "at", "seen", "touched", "offer", "events", "options", "n", "ids", "due", "costs", "asked", "chosen",
  "nextScope", "nextStamp", "random", "waiting", "delayed", "uses", "past", "zone", "successor", "movedBy", "player", "limited", "part", "taken", "since", "gone", "from", "turns", "combatFrom", "ending", "targets", "bound", "words", "numbers", "modes", "doer", "x",
]);

/** What few modifiers look at: wear of cards, combat, the step, and zones other than play (their keys name an owner). */
const SOFT: ReadonlySet<PropertyKey> = new Set([
  "exhausted", "damage", "marks", "chain", "chainCards", "step", "combat", "attacker", "defender", "proposedAttacker", "proposedDefender", "interposed", "strikes",
]);

function isSoft(key: PropertyKey): boolean {
  return SOFT.has(key) || (typeof key === "string" && key.includes(":"));
}

/**
 * Notes what every write replaced, so that any stretch of the game can be taken back. All writes to
 * the state go through `set`, `append`, `drop`.
 */
export class Journal {
  private readonly owners: object[] = [];
  private readonly keys: PropertyKey[] = [];
  private readonly olds: unknown[] = [];
  /** Grows with each write that values are worked out from: they are good while it stands still. */
  version = 0;
  /** Grows with each write to the game, be it only wear. */
  writes = 0;
  /** Whether some modifier looks at soft things too. */
  readsSoft = true;

  set<T extends object, K extends keyof T>(owner: T, key: K, value: T[K]): void {
    this.owners.push(owner);
    this.keys.push(key);
    this.olds.push(owner[key]);
    // The step of a frame is a number, that of the turn a word.
    if (!(QUIET.has(key) || (key === "step" && typeof value === "number"))) {
      this.writes++;
      if (this.readsSoft || !isSoft(key)) this.version++;
    }
    owner[key] = value;
  }

  /** Sets what no value is worked out from. */
  setQuietly<T extends object, K extends keyof T>(owner: T, key: K, value: T[K]): void {
    this.note(owner, key, owner[key]);
    owner[key] = value;
  }

  remove<T extends object>(owner: T, key: keyof T): void {
    this.note(owner, key, owner[key]);
    this.version++;
    this.writes++;
    Reflect.deleteProperty(owner, key);
  }

  append<T>(list: T[], value: T): void {
    this.push(list, value);
    this.version++;
    this.writes++;
  }

  /** Adds what no value is worked out from: a frame of the work stack. */
  push<T>(stack: T[], value: T): void {
    this.note(stack, "length", stack.length);
    stack.push(value);
  }

  drop<T>(stack: T[]): T | undefined {
    if (stack.length === 0) return undefined;
    this.note(stack, stack.length - 1, stack[stack.length - 1]);
    return stack.pop();
  }

  /** A place to come back to. */
  mark(): number {
    return this.owners.length;
  }

  /** Takes back everything since a mark. */
  undo(mark: number): void {
    for (let i = this.owners.length - 1; i >= mark; i--) {
      const owner = this.owners[i];
      const key = this.keys[i];
      if (owner === undefined || key === undefined) continue;
      const old = this.olds[i];
      if (old === undefined && key !== "length") Reflect.deleteProperty(owner, key);
      else Reflect.set(owner, key, old);
    }
    this.owners.length = mark;
    this.keys.length = mark;
    this.olds.length = mark;
    this.version++;
    this.writes++;
  }

  /** Gives up the past: nothing before now can be taken back. */
  forget(): void {
    this.owners.length = 0;
    this.keys.length = 0;
    this.olds.length = 0;
  }

  private note(owner: object, key: PropertyKey, old: unknown): void {
    this.owners.push(owner);
    this.keys.push(key);
    this.olds.push(old);
  }
}
