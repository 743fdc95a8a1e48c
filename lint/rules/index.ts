import type { Rule } from "../rule.ts";
import ambiguousPronoun from "./ambiguous-pronoun.ts";
import amountInWords from "./amount-in-words.ts";
import arrowAsColon from "./arrow-as-colon.ts";
import article from "./article.ts";
import articleBeforeSole from "./article-before-sole.ts";
import articleBeforeTarget from "./article-before-target.ts";
import attachmentWithoutOngoing from "./attachment-without-ongoing.ts";
import bareCost from "./bare-cost.ts";
import bareIcon from "./bare-icon.ts";
import brokenMarkup from "./broken-markup.ts";
import canForMay from "./can-for-may.ts";
import cardBeforeNoun from "./card-before-noun.ts";
import cardsAlike from "./cards-alike.ts";
import classOutOfReach from "./class-out-of-reach.ts";
import commaInQuotes from "./comma-in-quotes.ts";
import countInDigits from "./count-in-digits.ts";
import counterSpelling from "./counter-spelling.ts";
import counterUnnamed from "./counter-unnamed.ts";
import curlyQuotes from "./curly-quotes.ts";
import damageUndealt from "./damage-undealt.ts";
import deedOfAnother from "./deed-of-another.ts";
import disableWithoutReason from "./disable-without-reason.ts";
import doneAgain from "./done-again.ts";
import doubleSpace from "./double-space.ts";
import doubledMark from "./doubled-mark.ts";
import doubledWord from "./doubled-word.ts";
import duplicateName from "./duplicate-name.ts";
import duplicateNumber from "./duplicate-number.ts";
import eachWithOr from "./each-with-or.ts";
import fromForIn from "./from-for-in.ts";
import headerSlash from "./header-slash.ts";
import heroNeverFlips from "./hero-never-flips.ts";
import inYourParty from "./in-your-party.ts";
import keywordCapital from "./keyword-capital.ts";
import keywordInTwoWays from "./keyword-in-two-ways.ts";
import keywordNeverUsed from "./keyword-never-used.ts";
import keywordWithoutBearer from "./keyword-without-bearer.ts";
import labelOfAnotherType from "./label-of-another-type.ts";
import listJoined from "./list-joined.ts";
import listNumber from "./list-number.ts";
import malformedArrow from "./malformed-arrow.ts";
import markSpacing from "./mark-spacing.ts";
import mayInCost from "./may-in-cost.ts";
import mayUpTo from "./may-up-to.ts";
import minusSign from "./minus-sign.ts";
import misplacedArrow from "./misplaced-arrow.ts";
import missingAmount from "./missing-amount.ts";
import missingApostrophe from "./missing-apostrophe.ts";
import missingArrow from "./missing-arrow.ts";
import missingBreak from "./missing-break.ts";
import missingComma from "./missing-comma.ts";
import missingCost from "./missing-cost.ts";
import missingDamageType from "./missing-damage-type.ts";
import missingDeterminer from "./missing-determiner.ts";
import missingDuration from "./missing-duration.ts";
import missingLabel from "./missing-label.ts";
import missingObject from "./missing-object.ts";
import missingOngoing from "./missing-ongoing.ts";
import missingPreposition from "./missing-preposition.ts";
import missingRarity from "./missing-rarity.ts";
import missingStat from "./missing-stat.ts";
import missingStop from "./missing-stop.ts";
import mistakenMark from "./mistaken-mark.ts";
import mistakenWord from "./mistaken-word.ts";
import modesApart from "./modes-apart.ts";
import modifierNumber from "./modifier-number.ts";
import mustInOrder from "./must-in-order.ts";
import nameOfAnotherCard from "./name-of-another-card.ts";
import needlessCost from "./needless-cost.ts";
import needlessIfYouDo from "./needless-if-you-do.ts";
import needlessOngoing from "./needless-ongoing.ts";
import needlessOther from "./needless-other.ts";
import needlessPermission from "./needless-permission.ts";
import needlessStat from "./needless-stat.ts";
import neverCompleted from "./never-completed.ts";
import neverFights from "./never-fights.ts";
import nobodyActs from "./nobody-acts.ts";
import nothingIsBoth from "./nothing-is-both.ts";
import nounNumber from "./noun-number.ts";
import numberGap from "./number-gap.ts";
import numberList from "./number-list.ts";
import oldCostChange from "./old-cost-change.ts";
import oldDying from "./old-dying.ts";
import oldEntering from "./old-entering.ts";
import oldHealing from "./old-healing.ts";
import oldInsteadOfPaying from "./old-instead-of-paying.ts";
import oldMoment from "./old-moment.ts";
import oldNaming from "./old-naming.ts";
import oldOnly from "./old-only.ts";
import oldTrigger from "./old-trigger.ts";
import ongoingOrder from "./ongoing-order.ts";
import orderInS from "./order-in-s.ts";
import orphanPossessive from "./orphan-possessive.ts";
import passingDiscount from "./passing-discount.ts";
import payInCost from "./pay-in-cost.ts";
import possessiveIts from "./possessive-its.ts";
import powerOnPassingCard from "./power-on-passing-card.ts";
import powerTwice from "./power-twice.ts";
import pronounCase from "./pronoun-case.ts";
import pronounWithoutAntecedent from "./pronoun-without-antecedent.ts";
import rarityCapital from "./rarity-capital.ts";
import remarkInText from "./remark-in-text.ts";
import reminderDiffers from "./reminder-differs.ts";
import reminderOfAnotherKeyword from "./reminder-of-another-keyword.ts";
import reprintDiffers from "./reprint-differs.ts";
import restrictionAlone from "./restriction-alone.ts";
import restrictionTwice from "./restriction-twice.ts";
import selfInTwoWays from "./self-in-two-ways.ts";
import selfName from "./self-name.ts";
import sentenceCapital from "./sentence-capital.ts";
import soleInPlural from "./sole-in-plural.ts";
import statNotation from "./stat-notation.ts";
import strayCapital from "./stray-capital.ts";
import straySetCode from "./stray-set-code.ts";
import tagCapital from "./tag-capital.ts";
import talentMismatch from "./talent-mismatch.ts";
import talentWithoutRequirement from "./talent-without-requirement.ts";
import targetAtRandom from "./target-at-random.ts";
import targetInCost from "./target-in-cost.ts";
import targetOfOne from "./target-of-one.ts";
import targetWithoutMoment from "./target-without-moment.ts";
import theNewToken from "./the-new-token.ts";
import theWithoutMention from "./the-without-mention.ts";
import thisOtherType from "./this-other-type.ts";
import tokenAgainstCard from "./token-against-card.ts";
import tokenNamedTwice from "./token-named-twice.ts";
import tokenWithoutDamageType from "./token-without-damage-type.ts";
import triggerBeforePlay from "./trigger-before-play.ts";
import typeCapital from "./type-capital.ts";
import typeLineDash from "./type-line-dash.ts";
import typesSideBySide from "./types-side-by-side.ts";
import unbalancedParentheses from "./unbalanced-parentheses.ts";
import unbalancedQuotes from "./unbalanced-quotes.ts";
import unclosedIcon from "./unclosed-icon.ts";
import unknownIcon from "./unknown-icon.ts";
import unknownTag from "./unknown-tag.ts";
import unknownWord from "./unknown-word.ts";
import untypedAttack from "./untyped-attack.ts";
import untypedDamage from "./untyped-damage.ts";
import unusedDisable from "./unused-disable.ts";
import verbAgreement from "./verb-agreement.ts";
import wordsOfOtherGames from "./words-of-other-games.ts";
import wrongObject from "./wrong-object.ts";
import wrongPreposition from "./wrong-preposition.ts";
import zeroAmount from "./zero-amount.ts";
import zoneOfACard from "./zone-of-a-card.ts";

/** Every file of this folder, in order of name; written by `npm run lint-docs`. */
export const rules: readonly Rule[] = [
  ambiguousPronoun,
  amountInWords,
  arrowAsColon,
  article,
  articleBeforeSole,
  articleBeforeTarget,
  attachmentWithoutOngoing,
  bareCost,
  bareIcon,
  brokenMarkup,
  canForMay,
  cardBeforeNoun,
  cardsAlike,
  classOutOfReach,
  commaInQuotes,
  countInDigits,
  counterSpelling,
  counterUnnamed,
  curlyQuotes,
  damageUndealt,
  deedOfAnother,
  disableWithoutReason,
  doneAgain,
  doubleSpace,
  doubledMark,
  doubledWord,
  duplicateName,
  duplicateNumber,
  eachWithOr,
  fromForIn,
  headerSlash,
  heroNeverFlips,
  inYourParty,
  keywordCapital,
  keywordInTwoWays,
  keywordNeverUsed,
  keywordWithoutBearer,
  labelOfAnotherType,
  listJoined,
  listNumber,
  malformedArrow,
  markSpacing,
  mayInCost,
  mayUpTo,
  minusSign,
  misplacedArrow,
  missingAmount,
  missingApostrophe,
  missingArrow,
  missingBreak,
  missingComma,
  missingCost,
  missingDamageType,
  missingDeterminer,
  missingDuration,
  missingLabel,
  missingObject,
  missingOngoing,
  missingPreposition,
  missingRarity,
  missingStat,
  missingStop,
  mistakenMark,
  mistakenWord,
  modesApart,
  modifierNumber,
  mustInOrder,
  nameOfAnotherCard,
  needlessCost,
  needlessIfYouDo,
  needlessOngoing,
  needlessOther,
  needlessPermission,
  needlessStat,
  neverCompleted,
  neverFights,
  nobodyActs,
  nothingIsBoth,
  nounNumber,
  numberGap,
  numberList,
  oldCostChange,
  oldDying,
  oldEntering,
  oldHealing,
  oldInsteadOfPaying,
  oldMoment,
  oldNaming,
  oldOnly,
  oldTrigger,
  ongoingOrder,
  orderInS,
  orphanPossessive,
  passingDiscount,
  payInCost,
  possessiveIts,
  powerOnPassingCard,
  powerTwice,
  pronounCase,
  pronounWithoutAntecedent,
  rarityCapital,
  remarkInText,
  reminderDiffers,
  reminderOfAnotherKeyword,
  reprintDiffers,
  restrictionAlone,
  restrictionTwice,
  selfInTwoWays,
  selfName,
  sentenceCapital,
  soleInPlural,
  statNotation,
  strayCapital,
  straySetCode,
  tagCapital,
  talentMismatch,
  talentWithoutRequirement,
  targetAtRandom,
  targetInCost,
  targetOfOne,
  targetWithoutMoment,
  theNewToken,
  theWithoutMention,
  thisOtherType,
  tokenAgainstCard,
  tokenNamedTwice,
  tokenWithoutDamageType,
  triggerBeforePlay,
  typeCapital,
  typeLineDash,
  typesSideBySide,
  unbalancedParentheses,
  unbalancedQuotes,
  unclosedIcon,
  unknownIcon,
  unknownTag,
  unknownWord,
  untypedAttack,
  untypedDamage,
  unusedDisable,
  verbAgreement,
  wordsOfOtherGames,
  wrongObject,
  wrongPreposition,
  zeroAmount,
  zoneOfACard,
];
