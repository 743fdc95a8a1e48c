import { children, lemma, text, type Node } from "../../grammar/ast.ts";
import type { ClauseView } from "./clause-view.ts";
import { fromEarlier } from "./earlier.ts";
import type { Antecedent, Mention, Resolved, Tie } from "./mention.ts";
import { chooseAntecedent, isDecider, type Found, type Members, type Seeking } from "./preferences.ts";
import { SelectionNames } from "./selection-names.ts";
import { rivalsOf } from "./tie.ts";

const isCalled = (noun: Node, name: string | null): boolean => children(noun, "posts").some((post) => post.kind === "Named" && text(post, "text") === name);

/** "its controller" of the bearer itself, "he" who discards: who that is, a text calls "you". */
const isOwn = (seeking: Seeking, { mention }: Found): boolean => mention === null && (isDecider(seeking) || (seeking.form === "possessive" && seeking.heads.includes("controller")));

/** What the pronouns, possessives and names of a paragraph are bound to, of what has been mentioned before them. */
export class Bindings {
  readonly antecedents = new Map<Node, Antecedent>();
  /** By which rule an antecedent was chosen. */
  readonly preferences = new Map<Node, string>();
  readonly names: SelectionNames;
  /** What stands for nothing that was mentioned. */
  readonly unbound: Node[] = [];
  /** What could as well stand for another. */
  readonly ties: Tie[] = [];
  readonly #mentions: readonly Mention[];
  readonly #members: Members;
  readonly #earlier: readonly Resolved[];

  /** `mentions` grows while the paragraph is read. */
  constructor(mentions: readonly Mention[], members: Members, earlier: readonly Resolved[]) {
    this.#mentions = mentions;
    this.#members = members;
    this.#earlier = earlier;
    this.names = new SelectionNames(this.antecedents, earlier);
  }

  /** A pronoun or a possessive; `describing`: it stands in what describes a noun. */
  bind(node: Node, seeking: Seeking, clause: number, describing: boolean): void {
    const found = chooseAntecedent(seeking, this.#mentions, clause, this.#members);
    if (found === null || isOwn(seeking, found)) {
      const earlier = fromEarlier(seeking, this.#earlier, this.names.given, this.#members);
      if (earlier !== null) {
        this.antecedents.set(node, earlier);
        this.preferences.set(node, "B10");
        return;
      }
    }
    if (found === null) {
      // "an ally with damage on it": the thing that is being described.
      if (describing && seeking.form === "pronoun" && (seeking.word === "it" || seeking.word === "them")) return;
      this.unbound.push(node);
      return;
    }
    this.preferences.set(node, found.preference);
    if (found.mention === null || found.mention.self) {
      this.antecedents.set(node, { is: "self" });
      return;
    }
    const { mention } = found;
    const rivals = rivalsOf(mention, seeking, this.#mentions);
    if (rivals.length > 0) this.ties.push({ node, mentions: [...rivals, mention] });
    this.antecedents.set(node, { is: "mention", mention });
    this.names.of(mention);
  }

  /** "that name", "the same name": of the last thing that has been spoken of. */
  shared(node: Node, clause: number, view: ClauseView | null): void {
    const found = chooseAntecedent({ form: "that", word: "that", heads: ["card"], part: null, view, player: false, modifiers: [] }, this.#mentions, clause, this.#members);
    if (found === null) return;
    this.preferences.set(node, "B11");
    this.antecedents.set(node, found.mention === null || found.mention.self ? { is: "self" } : { is: "mention", mention: found.mention });
    if (found.mention !== null) this.names.of(found.mention);
  }

  /** "… a Turtle ally token named Tooga. … remove Tooga": what has been given the name; in its own powers the bearer. False where nothing here has been given it. */
  called(node: Node, bearers: readonly Node[]): boolean {
    const name = lemma(node, "name");
    const mention = [...this.#mentions].reverse().find(({ noun }) => isCalled(noun, name));
    if (mention !== undefined) {
      this.antecedents.set(node, { is: "mention", mention });
      this.preferences.set(node, "B12");
      this.names.of(mention);
    } else if (bearers.some((noun) => isCalled(noun, name))) {
      this.antecedents.set(node, { is: "self" });
      this.preferences.set(node, "B1");
    }
    return this.antecedents.has(node);
  }
}
