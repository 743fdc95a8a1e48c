/** Words that cards print or leave out, or for which they print others, and mean the same. */
export interface EqualWording {
  /** What is left out. */
  readonly word: RegExp;
  /** What is printed in its place; by default nothing. */
  readonly instead?: RegExp;
  /** What stands before it, up to it; by default anything. */
  readonly before?: RegExp;
  /** What stands behind it. */
  readonly after?: RegExp;
  /** A card that prints the word, and one that leaves it out or prints the other. */
  readonly printed: readonly [string, string];
  /** Of words that no two cards print, but that a rule makes the same: the rule. */
  readonly rule?: string;
}

/** Where two official wordings are a word apart. Both are printed, so neither can be refused. */
export const EQUAL_WORDINGS: readonly EqualWording[] = [
  // The last comma of a list; a comma before the “and” of another clause.
  { word: /^,$/, after: /^ (?:and|or)\b/, printed: ["Utopia", "Aura of Desire"] },
  // The zone says that it is a card, or the tag does (the survey: “zone decides, not the word”).
  { word: /^card$/, before: /\b(?:ability|ally|equipment|quest|[A-Z][a-z]+) $/, printed: ["Call the Spirit", "Path of Frost"] },
  { word: /^additional$/, before: / as an $/, after: /^ cost\b/, printed: ["Aquatic Form", "The Ring of Blood: Brokentoe"] },
  // A plural in what holds for all, or in what is allowed.
  { word: /^all$/i, before: /^(?:Ongoing: )?$|>>> $/, printed: ["PX-238 Winter Wondervolt", "Strength of Earth Totem"] },
  { word: /^all$/, before: /\b(?:highest|lowest) \w+ among $/, printed: ["Talisman of the Alliance", "Arena Master"] },
  { word: /^all$/, before: /\band $/, after: /^ other\b/, printed: ["Frizzlight", "Edwin VanCleef"] },
  // What is on the chain was played this turn: no turn ends before the chain is empty (CR 410.4b).
  { word: /^this turn$/, before: /\bcard played by [^.]* $/, printed: ["Tremor Shock", "Counterspell"], rule: "CR 410.4b" },
  // Of whichever it is asked, there is one.
  { word: /^an?$/, instead: /^any$/, before: /\b(?:[Ii]f|while|in|from)(?: you control)? $/, after: /^ (?:ally|hero|graveyard|equipment)\b/, printed: ["Blackened Spear", "Blood Knight Tarae"] },
  { word: /^any$/, before: / of $/, after: /^ cards\b/, printed: ["Mother Misery", "Imp Lord Pinprik"] },
  // “also” before a verb: the event happens anyway.
  { word: /^also$/, after: /^ (?!an?\b|true\b)/, printed: ["Blessing of the Light", "Blessing of the Righteous"] },
  { word: /^(?:and|then)$/, before: /,(?: and)? $/, after: /^ (?:then )?your hero\b/, printed: ["Tempest of Chaos", "Curse of Agony"] },
  { word: /^Pay$/, after: /^ \(\d\)/, printed: ["Adam Eternum", "Alchemist Norrin'thal"] },
  // A relative clause with and without “that”, in one tense of two.
  { word: /^that$/, before: / damage $/, printed: ["Dundee", "Dulvar, Hand of the Light"] },
  { word: /^that's$/, after: /^ targeting\b/, printed: ["Medallion of the Horde", "Vindicator Kentho"] },
  { word: /^that's$/, after: /^ removed from\b/, printed: ["Ripped through the Portal", "Dro'gash"] },
  { word: /^'ve$/, printed: ["Rain of Arrows", "Kalecgos"] },
  // What the text itself has removed.
  { word: /^this way$/, before: /\b(?:cards? (?:you )?|ally |resource )(?:removed|readied) $/, printed: ["Gut Shot", "Eviscerate"] },
  // A token attacks in melee if nothing else is said.
  { word: /^\[Melee\]$/, after: /^ ATK\b/, printed: ["Arcanite Dragonling", "Barov Peasant Caller"] },
  { word: /^damage$/, before: / \d \w+ $/, after: /^,? and \d /, printed: ["Holy Strike", "Wand of Prismatic Focus"] },
  // What has been spoken of is not told apart again.
  { word: /^(?:friendly|opposing|revealed|destroyed|combat|\[\w+\])$/, before: / that $/, printed: ["Judgement of Light", "Bloody Welcome"] },
  { word: /^printed$/, after: /^ powers\b/, printed: ["Hesriana", "Gurok the Usurper"] },
  // A plural holds for all.
  { word: /^All (?:opposing|friendly|other)$/, instead: /^(?:Opposing|Friendly|Other)$/, before: /^(?:Ongoing: )?$/, printed: ["PX-238 Winter Wondervolt", "Grounding Totem"] },
  // A further target is another one than those before it.
  { word: /^another$/i, instead: /^a (?:second|third)$/i, after: /^ target\b/, printed: ["Supremus", "Fire and Ice"] },
  // What one is allowed to play or complete, one may, if it can be done.
  { word: /^can$/, instead: /^may$/, before: /\byou $/i, after: /^ (?:also )?(?:play|complete|place|use)\b/, printed: ["Morn Walks-the-Path", "Water Breathing"] },
  { word: /^if able$/, before: /\byou (?:can|may) (?:play|place) [^.]*this turn $/i, after: /^\./, printed: ["Planned Assault", "Morn Walks-the-Path"] },
  // What one has in play, one controls (CR 401.3).
  // A counter is put on something by being added to it, or on it.
  { word: /^(?:put|Put)$/, instead: /^(?:add|Add)$/, after: /^ an? [^.]*?counters? on\b/, printed: ["Form of the Serpent", "In Defense of Halaa"] },
  { word: /^to$/, instead: /^on$/, before: /\b[Aa]dd [^.]*counters? $/, printed: ["In Defense of Halaa", "Mana Diamond"] },
  { word: /^have$/, instead: /^control$/, before: /\byou $/, printed: ["Viper Sting", "Savage Fury"] },
  // Where a card is, and from where it comes.
  { word: /^from$/, instead: /^in$/, before: /\b(?:[Pp]ut|[Rr]emove|[Rr]eveal|complete|play) [^.]*$/, after: /^ (?:your|his|their|an?(?: opponent's)?|one player's) (?:graveyard|hand|collection)\b/, printed: ["Totemic Recovery", "Echo Totem"] },
  { word: /^from$/, instead: /^in$/, before: /\btarget (?:\w+ )?cards? $/, after: /^ (?:any number of|all|an?(?: opponent's)?) graveyards?\b/, printed: ["Preparing for War", "Blood Knight Tarae"], rule: "CR 712.4" },
  { word: /^into$/, instead: /^in$/, before: /\b[Pp]uts? [^.]* $/, after: /^ (?:(?:your |his )?hand|(?:your|his) (?:resource row|party))\b/, printed: ["The Cipher of Damnation", "Journey to Astranaar"] },
  { word: /^each$/, instead: /^the$/, after: /^ card (?:destroyed|removed) this way\b/, printed: ["Sampron the Banisher", "Slaughter"] },
  { word: /^all$/i, instead: /^each$/i, after: /^ of\b/, printed: ["Coif of the Wicked", "Demon Hide Spaulders"] },
  { word: /^an additional$/, instead: /^a$/, before: /\bAs $/, after: /^ cost to\b/, printed: ["Bloody Ritual", "The Ring of Blood"] },
  { word: /^As an? (?:additional )?cost to$/, instead: /^To$/, printed: ["The Ring of Blood", "Kidney Shot"] },
  { word: /^play$/, before: / pay(?:ing)? (?:its|his|her|[A-Z][\w' ]*'s|this \w+'s) $/, after: /^ cost\b/, printed: ["Spymaster Thalodien", "Echo Totem"] },
  { word: /^(?:opponent|raider)(?:'s)?$/, instead: /^player(?:'s)?$/, before: /\bthat $/, printed: ["Soul Rend", "Mind-Numbing Poison"], rule: "CR 712.3a" },
  { word: /^of the following$/, before: /\b[Cc]hooses? one $/, printed: ["Smoke or Croak", "Penetrating Shots"] },
  // A text is processed in order (CR 712.3), with or without a word for it.
  { word: /^Then,$/, printed: ["Daedak the Graveborne", "Holy Strike"], rule: "CR 712.3" },
  { word: /^,$/, before: /\bThen$/, printed: ["Daedak the Graveborne", "Living Bomb"], rule: "CR 712.3" },
  // "[Rogue] Hero:" asks for such a hero, as "[Rogue]:" does.
  { word: /^Hero$/, before: /^\[\w+\] $/, after: /^:/, printed: ["Fleshwerk Throwing Glaive", "Cloak of the Shadowed Sun"] },
  { word: /^,$/, after: /^ plus\b/, printed: ["Chromatic Cloak", "Crusader Strike"] },
  { word: /^one$/, instead: /^1$/, printed: ["Alas, Andorhal", "Holy Strike"] },
  { word: /^among$/, instead: /^of$/, before: /\b(?:highest|lowest) \w+ $/, printed: ["The Art of War", "Arena Master"] },
  { word: /^combined$/, instead: /^total$/, printed: ["Diane Cannings", "Shadow and Flame"] },
  // What a list of deeds is done to stands behind the last of them.
  { word: /^it$/, before: /\b(?:[Dd]raw|[Rr]eveal) $/, after: /^,? (?:and|or) put it\b/, printed: ["Magistrix Dianas", "Keys to the Armory"] },
  { word: /^this \w+$/, before: /\bcost to play $/, printed: ["Twisted Massacre", "Unfair Advantage"] },
  // What the text itself has done: told as it is, or as it has been.
  { word: /^(?:reveal|target|draw|ready)(?:ed)?$/, instead: /^(?:(?:have )?(?:revealed|targeted|drawn|readied)|drew|reveal|target|draw|ready)$/, before: /\bIf you $/, printed: ["Shield Bash", "Magistrix Dianas"], rule: "CR 712.3" },
  // Deeds that are listed are done in their order (CR 712.3).
  { word: /^,$/, instead: /^(?:and|and then|, then)$/, after: /^ [a-z][^.]*, (?:and |then |and then )/, printed: ["Dr. Boom!", "Defender's Vigil"], rule: "CR 712.3" },
  { word: /^then$/, before: /, $/, after: /^ [a-z][^.]*, (?:and )?then /, printed: ["Dr. Boom!", "Improvised Weaponry"], rule: "CR 712.3" },
  { word: /^and$/, before: /, $/, after: /^ [a-z][^.]*, and /, printed: ["Improvised Weaponry", "Defender's Vigil"], rule: "CR 712.3" },
  { word: /^,$/, instead: /^, and$/, after: /^ [a-z][^.]*, and /, printed: ["Improvised Weaponry", "Defender's Vigil"], rule: "CR 712.3" },
  // Damage of the type of an icon, in two ways of writing it (CR 408.3a).
  { word: /^\(\[(?:Arcane|Fire|Frost|Holy|Melee|Nature|Ranged|Shadow)\]\)$/, after: /^ damage\b/, printed: ["Aessina's Miracle", "Brel Blazebeard"], rule: "CR 408.3a" },
  // "the same name", told of what was spoken of last (docs/binding.md B11).
  { word: /^as that \w+(?: or \w+)?$/, before: /\bwith the same (?:name|class) $/, printed: ["Circle of Life", "Wub's Cursed Hexblade"], rule: "CR 712.3a" },
  // Of so many, each gets a share.
  { word: /^among$/, instead: /^(?:to|on|from)$/, before: /\bdivided as you choose $/, printed: ["Split Greathammer", "Wand of the Seer"] },
  // Two are both.
  { word: /^each$/, instead: /^both$/, after: /^ of two\b/, printed: ["Flames of Azzinoth", "Scaled Breastplate of Carnage"] },
  // What a card has on it, it has (CR 404.1a).
  { word: /^on (?:it|this \w+|[A-Z].*)$/, before: /\bcounters? $/, printed: ["Tower of Radiance", "Scalp of the Bandit Prince"], rule: "CR 404.1a" },
  // What a character has, is on it (CR 405.1).
  { word: /^on it$/, before: /\b(?:has|have|with|without) (?:fatal |\d+ )?damage $/, printed: ["Ring of the Unliving", "Vis'kag the Bloodletter"], rule: "CR 405.1" },
  { word: /^the$/, before: /\b[Aa]ll $/, after: /^ (?:\w+ )?damage\b/, printed: ["Focused Will", "The Taste of Arcana"], rule: "CR 405.1" },
  // From wherever it comes.
  { word: /^from anywhere$/, before: /\b(?:removed from the game|enters your graveyard) $/, printed: ["Bimble Blackout", "Hesriana"] },
  // The card that bears the text.
  { word: /^(?:quest|weapon|armor|equipment|item|ability|ally|hero|location)$/, instead: /^card$/, before: /\b[Tt]his $/, rule: "CR 200.1", printed: ["The Defias Brotherhood", "A Question of Gluttony"] },
  // A word for what has been mentioned, and a word for all such.
  { word: /^(?:ally|hero)(?:'s)?$/, instead: /^(?:character|card)(?:'s)?$/, before: /\b(?:[Tt]hat(?: friendly| opposing)?|[Aa]ttached) $/, printed: ["Bloody Welcome", "Wyvern Sting"], rule: "CR 712.3a" },
  // A self-reference means its own card whatever it calls it (CR 200.1); allies and heroes are characters, armor, items and weapons equipment (CR 300.1).
  { word: /^(?:ally|hero)$/, instead: /^character$/, before: /\b[Tt]his $/, printed: ["Foam Sword Rack", "Gnomeregan"], rule: "CR 200.1, 300.1" },
  { word: /^(?:weapon|armor|item)$/, instead: /^equipment$/, before: /\b(?:[Tt]his|[Tt]hat|[Aa]ttached) $/, printed: ["Edge of Oblivion", "Rhok'delar"], rule: "CR 200.1, 300.1" },
  { word: /^character(?:'s)?$/, instead: /^card(?:'s)?$/, before: /\b[Tt]hat (?:friendly |opposing )?$/, printed: ["Gnomeregan", "Hesriana"], rule: "CR 712.3a" },
  // Costs are set off by commas, and the last that is told with a verb by “and”: all are paid.
  { word: /^,$/, instead: /^and$/, before: /(?:^|[.:>] |")[^.">]*$/, after: /^ [a-z][^.">]*>>>/, printed: ["Marlowe the Felsworn", "Bottled Life"] },
  { word: /^your$/, before: / in(?:to)? $/, after: /^ hand\b/, printed: ["The Formation of Felbane", "Call the Spirit"] },
];

/** Whether a text with other words, or none, for those that stand between two places is another official wording of the same. */
export function isEqualWording(text: string, start: number, end: number, instead = ""): boolean {
  const word = text.slice(start, end).trimEnd();
  const [before, after] = [text.slice(0, start), text.slice(start + word.length)];
  return EQUAL_WORDINGS.some((equal) => equal.word.test(word) && (equal.instead ?? /^$/).test(instead) && (equal.before?.test(before) ?? true) && (equal.after?.test(after) ?? true));
}

const wordsOf = (text: string): readonly string[] => text.match(/[\w'’-]+|[^\s\w]|\s+/g) ?? [];

/** Whether a word is another with the capital that it has as the first of its sentence. */
const isCapitalOf = (one: string | undefined, other: string | undefined): boolean => one !== undefined && other !== undefined && one !== other && one === other.charAt(0).toUpperCase() + other.slice(1);

/** Whether two texts are official wordings of the same that differ in one place, whichever of them is the longer. */
export function areEqualWordings(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  let [start, left] = [0, Math.min(words.length, others.length)];
  while (start < left && words[start] === others[start]) start += 1;
  left -= start;
  let same = 0;
  while (same < left && words.at(-1 - same) === others.at(-1 - same)) same += 1;
  const [shorter, longer] = words.length < others.length ? [words, others] : [others, words];
  // "Then, your hero …" and "Your hero …": the first word of a sentence has a capital.
  const capital = shorter.length - same === start + 1 && isCapitalOf(shorter[start], longer.at(-1 - same));
  return differInWording(one, other, start, same) || (capital && differInWording(one, other, start, same + 1));
}

/** Whether two texts, but for so many words before and behind, are official wordings of the same. */
function differInWording(one: string, other: string, start: number, same: number): boolean {
  const place = (text: string): readonly [number, number] => [wordsOf(text).slice(0, start).join("").length, wordsOf(text).slice(0, wordsOf(text).length - same).join("").length];
  const isEqual = (text: string, instead: string): boolean => {
    const [begin, to] = place(text);
    const from = begin + (/^\s*/.exec(text.slice(begin, to))?.[0].length ?? 0);
    return isEqualWording(text, from, to, instead.trim());
  };
  return isEqual(one, other.slice(...place(other))) || isEqual(other, one.slice(...place(one)));
}
