import type { Card, CardFace, KeywordDefinition, KeywordUse, Power } from "../ir/index.ts";
import { buildFace, type FaceInfo } from "./face.ts";
import type { Ref } from "./scope.ts";

/** All cards and keywords that a game may meet. */
export interface Library {
  /** By `set/key`. */
  readonly cards: ReadonlyMap<string, Card>;
  readonly keywords: ReadonlyMap<string, KeywordDefinition>;
  /** The node of the IR that a reference stands for. */
  node<T>(ref: Ref): T;
  /** What is printed on a face, worked out once. */
  face(def: Ref, back: boolean): FaceInfo;
  /** The powers that a keyword use stands for, with their references. */
  expand(use: KeywordUse): readonly { readonly ref: Ref; readonly power: Power }[];
  /** A card by key or by name (letter case and typographic quotes aside). */
  find(name: string): Card | undefined;
  names(): readonly string[];
  /** Whether a card or a token of some card goes by a name. */
  isName(name: string): boolean;
  /** The reference of a card. */
  refOf(card: Card): Ref;
  /** The reference of a node met while walking a card; "" for a node of no card. */
  refOfNode(node: object): Ref;
}

/** Builds a library from compiled modules. */
export function createLibrary(cards: Iterable<Card>, keywords: Iterable<KeywordDefinition>): Library {
  return new CardLibrary(cards, keywords);
}

class CardLibrary implements Library {
  readonly cards = new Map<string, Card>();
  readonly keywords = new Map<string, KeywordDefinition>();
  private readonly byName = new Map<string, Card>();
  private readonly nodes = new Map<Ref, unknown>();
  private readonly refs = new Map<object, Ref>();
  private readonly faces = new Map<Ref, FaceInfo>();
  private tokenNames: ReadonlySet<string> | null = null;

  constructor(cards: Iterable<Card>, keywords: Iterable<KeywordDefinition>) {
    for (const card of cards) {
      const ref = this.refOf(card);
      this.cards.set(ref, card);
      const name = fold(card.name);
      if (!this.byName.has(name)) this.byName.set(name, card);
    }
    for (const keyword of keywords) this.keywords.set(keyword.keyword, keyword);
  }

  refOf(card: Card): Ref {
    return `${card.set}/${card.key}`;
  }

  find(name: string): Card | undefined {
    return this.cards.get(name) ?? this.byName.get(fold(name));
  }

  names(): readonly string[] {
    return [...this.cards.values()].map((card) => card.name);
  }

  isName(name: string): boolean {
    this.tokenNames ??= new Set([...this.cards.values()].flatMap(tokensOf).map(fold));
    return this.byName.has(fold(name)) || this.tokenNames.has(fold(name));
  }

  node<T>(ref: Ref): T {
    const known = this.nodes.get(ref);
    if (known !== undefined) return known as T;
    const at = ref.indexOf("#");
    const root = at < 0 ? ref : ref.slice(0, at);
    let node: unknown = root.startsWith("keyword:") ? this.keywords.get(root.slice(8)) : this.cards.get(root);
    this.index(root, node);
    if (at >= 0) for (const part of ref.slice(at + 1).split("/")) node = (node as Record<string, unknown> | undefined)?.[part];
    if (node === undefined) throw new Error(`the library has nothing at ${ref}`);
    this.nodes.set(ref, node);
    return node as T;
  }

  face(def: Ref, back: boolean): FaceInfo {
    const key = back ? `${def}<` : def;
    let info = this.faces.get(key);
    if (info === undefined) {
      const [printed, name] = calledApart(def);
      const front = this.node<CardFace & { readonly back?: CardFace | null }>(printed);
      const at = printed.includes("#") ? printed : `${printed}#`;
      // What has no other face is what it is, whichever way it lies.
      const other = back ? (front.back ?? null) : null;
      const base = other === null ? at : `${at}back`;
      const built = buildFace(this, other ?? front, base.endsWith("#") ? base : `${base}/`, def);
      info = name === null ? built : { ...built, name };
      this.faces.set(key, info);
    }
    return info;
  }

  expand(use: KeywordUse): readonly { readonly ref: Ref; readonly power: Power }[] {
    const definition = this.keywords.get(use.keyword);
    if (definition === undefined) return [];
    this.index(`keyword:${use.keyword}`, definition);
    return definition.powers.map((power, i) => ({ ref: `keyword:${use.keyword}#powers/${i}`, power }));
  }

  refOfNode(node: object): Ref {
    return this.refs.get(node) ?? "";
  }

  private readonly indexed = new Set<string>();

  private index(root: string, node: unknown): void {
    if (this.indexed.has(root) || typeof node !== "object" || node === null) return;
    this.indexed.add(root);
    const walk = (value: unknown, path: string): void => {
      if (typeof value !== "object" || value === null) return;
      this.refs.set(value, `${root}#${path}`);
      for (const [key, child] of Object.entries(value)) walk(child, path === "" ? key : `${path}/${key}`);
    };
    walk(node, "");
  }
}

/** The names of the tokens that a card makes. */
function tokensOf(card: Card): readonly string[] {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const { do: does, token } = value as { readonly do?: unknown; readonly token?: CardFace };
    if (does === "token" && token !== undefined) found.push(token.name);
    for (const part of Object.values(value)) walk(part);
  };
  walk([card.powers, card.back?.powers]);
  return found;
}

/** The face of a token to which a choice gave its name: the name is printed on it (CR 404.2). */
export const called = (face: Ref, name: string): Ref => `${face}"${name}`;

/** Such a face and the name, apart. */
function calledApart(def: Ref): readonly [printed: Ref, name: string | null] {
  const at = def.indexOf('"');
  return at < 0 ? [def, null] : [def.slice(0, at), def.slice(at + 1)];
}

/** Names are compared without regard to letter case and to the form of quotes and dashes. */
export function fold(name: string): string {
  let low = folded.get(name);
  if (low === undefined) {
    if (folded.size > 20000) folded.clear();
    low = plain(name);
    folded.set(name, low);
  }
  return low;
}

const folded = new Map<string, string>();

function plain(name: string): string {
  return name.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').trim();
}
