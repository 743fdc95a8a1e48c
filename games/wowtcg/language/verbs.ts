import type { Roles, VerbEntry } from "../../../grammar/vocabulary.ts";

interface Frame {
  readonly object?: "none" | "optional" | "required";
  readonly roles?: Roles;
  readonly damage?: true;
  readonly middle?: true;
  readonly player?: true;
  readonly recipient?: "from";
  readonly playersAs?: VerbEntry["playersAs"];
  readonly step?: string;
  readonly once?: NonNullable<VerbEntry["once"]>;
}

/** A verb whose forms follow the rule, or are given: base, s, past, participle, ing. */
function verb(forms: string, frame: Frame): VerbEntry {
  const [base = "", s = `${base}s`, past = `${base.replace(/e$/, "")}ed`, participle = past, ing = `${base.replace(/e$/, "")}ing`] = forms.split(" ");
  return { lemma: base, base, s, past, participle, ing, object: frame.object ?? "required", roles: frame.roles ?? {}, ...(frame.damage ? { damage: true } : {}), ...(frame.step === undefined ? {} : { step: frame.step }), ...(frame.once === undefined ? {} : { once: frame.once }), ...(frame.recipient ? { recipient: frame.recipient } : {}), ...(frame.middle ? { middle: true } : {}), ...(frame.player ? { player: true } : {}), ...(frame.playersAs === undefined ? {} : { playersAs: frame.playersAs }) };
}

const GOALS: Roles = { into: "into", onto: "into", onTop: "into", onTheTop: "into", onBottom: "into", from: "outOf", under: "with", to: "to" };

/**
 * The verbs of the game with their frames. What a verb does, the game's rules say.
 */
export const verbs: readonly VerbEntry[] = [
  verb("add", { roles: { to: "to", on: "to" }, player: true }),
  verb("attach attaches", { roles: { to: "to" }, object: "optional" }),
  verb("attack", { object: "optional", roles: { with: "with", by: "subject" } }),
  verb("break breaks broke broken breaking", { player: true }),
  verb("change changes changed changed changing", { player: true, roles: { to: "to" } }),
  verb("choose chooses chose chosen choosing", { player: true, roles: { from: "outOf", among: "from" } }),
  verb("complete completes completed completed completing", { player: true, roles: { from: "outOf", by: "subject" } }),
  verb("control controls controlled controlled controlling", { player: true, roles: { by: "subject" } }),
  verb("copy copies copied copied copying", {}),
  verb("count", { object: "none", roles: { as: "object" } }),
  verb("deal deals dealt dealt dealing", { damage: true, roles: { to: "to", with: "with", by: "subject", from: "from" } }),
  verb("decide decides decided decided deciding", { player: true }),
  verb("defend", { object: "none", roles: { against: "against" } }),
  verb("destroy", { roles: { by: "with", with: "with" } }),
  verb("die dies died died dying", { object: "none" }),
  verb("discard", { player: true, roles: { from: "outOf", with: "with" } }),
  verb("divide divides divided divided dividing", { player: true, damage: true, roles: { among: "to" } }),
  verb("draw draws drew drawn drawing", { player: true, roles: { from: "outOf" }, step: "draw step" }),
  verb("double doubles doubled doubled doubling", {}),
  verb("end", {}),
  verb("enter", { roles: { under: "with", with: "with", from: "outOf" } }),
  verb("exchange exchanges exchanged exchanged exchanging", { roles: { with: "with" } }),
  verb("exhaust", { object: "optional", middle: true, roles: { with: "with", by: "subject" } }),
  verb("flip flips flipped flipped flipping", { object: "optional", middle: true, roles: { to: "into" } }),
  verb("gain", { player: true, roles: { from: "from" } }),
  verb("go goes went gone going", { object: "none", once: "asItBegins" }),
  verb("guess guesses", { player: true }),
  verb("have has had had having", {}),
  verb("heal", { damage: true, recipient: "from", roles: { from: "from", with: "with", by: "subject" } }),
  verb("increase increases increased increased increasing", { roles: { by: "with" } }),
  verb("interrupt", { roles: { by: "with" } }),
  verb("look", { object: "none", player: true, roles: { at: "object" } }),
  verb("lose loses lost lost losing", { object: "optional" }),
  { ...verb("make makes made made making", { player: true }), lemma: "make up", base: "make up", s: "makes up", past: "made up", participle: "made up", ing: "making up" },
  verb("make makes made made making", { player: true }),
  verb("move moves moved moved moving", { roles: { ...GOALS } }),
  verb("name names named named naming", { player: true, roles: { in: "outOf" } }),
  verb("pay pays paid paid paying", { player: true }),
  verb("place places placed placed placing", { player: true, roles: { ...GOALS, in: "into" } }),
  verb("play", { player: true, roles: { from: "outOf", with: "with", by: "subject", as: "into" } }),
  verb("prevent", { damage: true, roles: { by: "subject", with: "subject", from: "from" } }),
  verb("propose proposes proposed proposed proposing", { player: true }),
  verb("protect", { object: "none", roles: { against: "against" } }),
  verb("put puts put put putting", { player: true, roles: { ...GOALS, on: "to", in: "into" } }),
  verb("reach reaches", {}),
  verb("ready readies readied readied readying", { object: "optional", middle: true, step: "ready step" }),
  verb("reattach reattaches", { roles: { to: "to" } }),
  verb("reduce reduces reduced reduced reducing", { roles: { by: "with" } }),
  verb("refer refers referred referred referring", { object: "none", roles: { to: "to" } }),
  verb("remain", { object: "none", roles: { in: "into" } }),
  verb("remove removes removed removed removing", { player: true, roles: { from: "outOf", by: "with" } }),
  verb("return", { roles: { ...GOALS, to: "into" } }),
  verb("reveal", { player: true, roles: { from: "outOf", to: "to" } }),
  verb("roll", { player: true }),
  verb("say says said said saying", { player: true }),
  verb("search searches", { player: true, roles: { for: "to", in: "outOf" } }),
  verb("share shares shared shared sharing", { roles: { with: "with" } }),
  verb("shuffle shuffles shuffled shuffled shuffling", { player: true, roles: { into: "into", from: "outOf" } }),
  verb("skip skips skipped skipped skipping", { player: true }),
  verb("start", { object: "optional" }),
  verb("strike strikes struck struck striking", { object: "none", player: true, roles: { with: "with" } }),
  // "with yours": with your deck.
  verb("switch switches", { roles: { with: "with" }, playersAs: ["with"] }),
  verb("take takes took taken taking", { player: true }),
  verb("target targets targeted targeted targeting", { roles: { by: "subject" } }),
  verb("turn", { object: "optional", middle: true, player: true }),
  verb("use uses used used using", { player: true, roles: { as: "with", from: "outOf" } }),
  verb("win wins won won winning", { player: true, object: "optional", once: "asItEnds" }),
  verb("cause causes caused caused causing", {}),
  verb("leave leaves left left leaving", { roles: { from: "outOf" } }),
  verb("become becomes became become becoming", {}),
  verb("bring brings brought brought bringing", { roles: { ...GOALS } }),
  verb("build builds built built building", { player: true }),
  verb("compliment", { player: true }),
  verb("defeat", {}),
  verb("determine determines determined determined determining", { player: true }),
  verb("drop drops dropped dropped dropping", { player: true, roles: { from: "outOf" } }),
  verb("emit emits emitted emitted emitting", { player: true }),
  verb("equal equals equaled equaled equaling", {}),
  verb("get gets got got getting", {}),
  verb("give gives gave given giving", { roles: { to: "to" } }),
  verb("grant", { roles: { to: "to" } }),
  verb("growl", { object: "none", player: true, roles: { at: "object" } }),
  verb("happen", { object: "none", roles: { to: "to" } }),
  verb("include includes included included including", {}),
  verb("initiate initiates initiated initiated initiating", {}),
  verb("keep keeps kept kept keeping", { player: true, roles: { in: "into" } }),
  verb("land", { object: "none", roles: { on: "object" } }),
  verb("laugh", { object: "none", player: true, roles: { at: "object" } }),
  verb("own", { player: true }),
  verb("repeat", { player: true, roles: { for: "to" } }),
  verb("resolve resolves resolved resolved resolving", { object: "optional", middle: true }),
  verb("settle settles settled settled settling", { player: true }),
  verb("shout", { player: true, roles: { at: "to" } }),
  verb("survive survives survived survived surviving", { object: "optional" }),
  verb("swap swaps swapped swapped swapping", { player: true, roles: { with: "with" } }),
  verb("treat", { roles: { as: "with" } }),
  verb("trigger", { object: "optional", middle: true }),
];
