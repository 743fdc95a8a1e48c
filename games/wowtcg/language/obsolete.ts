import type { Obsolete } from "../../../grammar/wording.ts";

const row = (template: Obsolete["template"], pattern: string, modern: string, because: string): Obsolete => ({ template, pattern, modern, because });

const PART = "your|that|this|its controller's|each|the|an opponent's|target player's|his|her";
const BEFORE = "after the start of a turn stands what happens then";

const PAYING = "who pays what for what is said";
const PAYING_NUMBER = `${PAYING}, with the number as it is printed in costs`;

/** What costs less or more, at the begin of a clause: "Your allies", "Demon allies". */
const COSTLY = "(?<=^|[.:>,] )(?:Your )?((?:[\\p{L}-]+ ){0,3}?)(Allies|Abilities|Weapons|Armor|Items|Equipment|Quests)";

/** Templates that the game's cards do not use, with those that stand for them. */
export const obsolete: readonly Obsolete[] = [
  row("moment", `at the beginning of(?= (?:${PART})\\b)`, "at the start of", "a turn and a step have a start"),
  row("moment", "until (?:the )?end of (?:the |this )?turn(?= |[.,])", "this turn", "what lasts for the turn lasts “this turn”"),
  row("moment", "during your upkeep", "at the start of your turn", BEFORE),
  row("entering", "comes into play", "enters play", "a card “enters” play"),
  row("entering", "come into play", "enter play", "cards “enter” play"),
  row("entering", "enters the battlefield", "enters play", "what a card enters is “play”"),
  row("entering", "put(s?) (.{3,40}?) onto the battlefield", "put$1 $2 into play", "cards are put “into play”"),
  row("naming", "called(?= \\p{Lu})", "named", "a card is “named”, it is not called"),
  row("naming", "with the name(?= \\p{Lu})", "named", "a card is “named”"),
  row("healing", "heal(s?) (target [a-z ]+?|your hero|it|that (?:hero|ally|character)) (?:for|by) (\\d+|X)(?: damage)?(?=[.,]| and| this)", "heal$1 $3 damage from $2", "what is healed is damage, “from” a character"),
  row("healing", "heal(s?) ((?:target|each|that) [a-z ]+?|your hero|it|itself|himself|herself) (\\d+|X) damage", "heal$1 $3 damage from $2", "what is healed is damage, “from” a character"),
  row("healing", "restores? (\\d+|X) health to", "heals $1 damage from", "what is healed is damage, “from” a character"),
  row("only", "can only attack(?= )", "can attack only", "“only” stands before what it restricts"),
  row("only", "can only be attacked by", "can be attacked only by", "“only” stands before what it restricts"),
  row("insteadOf", "instead of paying ((?:this|its|the) [a-z' ]+?), you may ([^.]+)(?=\\.)", "you may $2 rather than pay $1", "a cost is paid in another way “rather than”; “instead” belongs to what happens in place of something else"),
  row("insteadOf", "instead of paying(?= )(?! (?:this|its|the) [a-z' ]+?, you may)", "rather than pay", "a cost is paid in another way “rather than”; “instead” belongs to what happens in place of something else"),
  row("costChange", `${COSTLY} cost(?:s? you)? (\\d|X) (less|more)(?: to play)?`, "you pay ($3) $4 to play $1$l2", PAYING_NUMBER),
  row("costChange", `${COSTLY} costs? (?:you )?(\\((?:\\d|X)\\)) (less|more)(?: to play)?`, "you pay $3 $4 to play $1$l2", PAYING),
  row("costChange", "This (?:card|ally|ability|weapon|armor|item) costs (?:you )?(\\((?:\\d|X)\\)) (less|more)(?: to play)?", "You pay $1 $2 to play this card", PAYING),
  row("costChange", "This (?:card|ally|ability|weapon|armor|item) costs (\\d|X) (less|more)(?: to play)?", "You pay ($1) $2 to play this card", PAYING_NUMBER),
  row("trigger", "whenever(?= )", "when", "each event sets a trigger off anyway"),
  row("trigger", "(?:each|every) time(?= [^,.]+,)", "when", "each event sets a trigger off anyway"),
  row("party", "in your party", "you control", "since Scourgewar cards say who controls a character"),
  row("party", "in his party", "he controls", "since Scourgewar cards say who controls a character"),
  row("party", "in an opponent's party", "an opponent controls", "since Scourgewar cards say who controls a character"),
  row("otherGame", "sacrifice(?= (?:an?|this|it|another|your|\\p{Lu}))", "destroy", "what a player gives up is destroyed"),
  row("otherGame", "untap(s?)(?= )", "ready$1", "cards are exhausted and readied"),
  row("otherGame", "tap(s?)(?= )(?! (?:>>>|,))", "exhaust$1", "cards are exhausted and readied"),
  row("otherGame", "creature(s?)(?=[ .,])", "ally$1", "who fights for a player is an ally"),
  row("otherGame", "library(?=[ .,])", "deck", "players draw from a deck"),
  row("otherGame", "exile (target [a-z ]+?|it|that [a-z]+)(?=[.,])", "remove $1 from the game", "cards are removed from the game"),
  row("dying", "is put into (?:a|its owner's|your) graveyard from play", "is destroyed", "who goes from play to the graveyard is destroyed"),
  row("dying", "is killed", "is destroyed", "cards are destroyed"),
];
