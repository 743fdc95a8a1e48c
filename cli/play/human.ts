import type { Game, Request } from "../../runtime/index.ts";
import { isRefusal } from "../../runtime/index.ts";
import { foldName } from "../fold-name.ts";
import { coloursFor, print, say, type Terminal } from "../output/terminal.ts";
import { CardTexts, explained } from "./card-text.ts";
import { asked, readAnswer } from "./read-answer.ts";
import { handText, tableText } from "./table-text.ts";

/** What became of a decision at the terminal. */
export type Decided = "answered" | "undone" | "left";

const HELP = [
  "Write the number of a choice, several with spaces between them.",
  "? 3   explains the card of choice 3; ? NAME explains a card",
  "t     shows the table again",
  "u     takes back your last decision",
  "q     ends the game here",
];

/** A player at the terminal, or at the other end of a pipe. */
export class Human {
  readonly player: number;
  private readonly terminal: Terminal;
  private readonly lines: AsyncIterator<string>;
  private readonly texts: CardTexts;
  /** The decisions that were this player's, by their number in the game. */
  private readonly own: number[] = [];

  constructor(player: number, game: string, terminal: Terminal, lines: AsyncIterator<string>) {
    this.player = player;
    this.terminal = terminal;
    this.lines = lines;
    this.texts = new CardTexts(game);
  }

  /** Shows the waiting decision and reads lines until it is answered, or the game goes back or is left. */
  async decide(game: Game): Promise<Decided> {
    const { request } = game;
    if (request === null) return "answered";
    this.show(game, request);
    for (;;) {
      const { value, done } = await this.lines.next();
      if (done === true) return "left";
      const line = String(value).trim();
      if (line === "q") return "left";
      if (line === "u") {
        if (this.takeBack(game)) return "undone";
        say(this.terminal, "There is nothing to take back.");
      } else if (line === "t") this.show(game, request);
      else if (line.startsWith("?")) this.explain(game, request, line.slice(1).trim());
      else if (line === "" && (request.ask !== "choose" || request.min > 0)) this.prompt(request);
      else if (this.answer(game, request, line)) return "answered";
    }
  }

  private answer(game: Game, request: Request, line: string): boolean {
    const answer = readAnswer(request, line);
    const decision = game.decisions;
    const wrong = typeof answer === "object" && "wrong" in answer ? answer.wrong : null;
    const refused = wrong === null ? game.answer(answer) : null;
    if (wrong !== null || isRefusal(refused)) {
      say(this.terminal, wrong ?? `That can't be: ${refused?.refused ?? ""}.`);
      this.prompt(request);
      return false;
    }
    while ((this.own.at(-1) ?? -1) >= decision) this.own.pop();
    this.own.push(decision);
    return true;
  }

  /** Goes back to this player's last decision that can be taken back. */
  private takeBack(game: Game): boolean {
    while ((this.own.at(-1) ?? -1) >= game.decisions) this.own.pop();
    const last = this.own.pop();
    return last !== undefined && game.undoTo(last);
  }

  private show(game: Game, request: Request): void {
    const { bold, dim } = coloursFor(this.terminal, this.terminal.out);
    const view = game.view(this.player);
    for (const line of [...tableText(view), handText(view)]) print(this.terminal, dim(line));
    if (view.chain.length > 0) print(this.terminal, dim(`Chain: ${view.chain.map(({ what, source }) => `${source?.name ?? "a face-down card"} (${what})`).join(", ")}`));
    print(this.terminal, bold(`${view.players.find(({ id }) => id === this.player)?.name ?? ""}: ${promptOf(request)}`));
    request.options.forEach(({ label }, i) => print(this.terminal, `${String(i + 1).padStart(4)}  ${label}${again(request, i)}`));
    this.prompt(request);
  }

  private prompt(request: Request): void {
    const { out } = this.terminal;
    out.write(`${asked(request)} (? for help)>${out.isTTY === true ? " " : "\n"}`);
  }

  private explain(game: Game, request: Request, what: string): void {
    const id = what === "" ? undefined : this.meant(game, request, what);
    const lines = what === "" ? HELP : id === undefined ? [`There is no “${what}” to explain.`] : typeof id === "string" ? (this.texts.printed(id) ?? [`There is no card “${id}”.`]) : explained(game, this.player, id, this.texts);
    for (const line of lines) print(this.terminal, `  ${line}`);
    this.prompt(request);
  }

  /** The card of a choice by its number, or one in sight by its name. */
  private meant(game: Game, request: Request, what: string): number | string | undefined {
    if (/^\d+$/.test(what)) return request.options[Number(what) - 1]?.thing;
    const wanted = foldName(what);
    const cards = game.view(this.player).zones.flatMap(({ cards }) => cards ?? []);
    const found = cards.find(({ name }) => name !== null && foldName(name) === wanted) ?? cards.find(({ name }) => name !== null && foldName(name).includes(wanted));
    return found?.id ?? what;
  }
}

function promptOf({ kind, prompt }: Request): string {
  return kind === "priority" ? `what do you do? (${prompt} step)` : prompt;
}

/** Tells apart choices that read alike. */
function again({ options }: Request, at: number): string {
  const label = options[at]?.label;
  const alike = options.flatMap((option, i) => (option.label === label ? [i] : []));
  return alike.length > 1 ? ` (${alike.indexOf(at) + 1})` : "";
}
