/**
 * Where the two editions of the rules differ. The seeds are the 2009 edition, which is the default;
 * the comprehensive rules 7.4 (CR) are the 2013 one.
 */
export interface Edition {
  /** Totems are attacked and targeted as though they were allies (INTRO-018); else they are allies that can't attack (CR 305.3a). */
  readonly totemsLikeAllies: boolean;
  /** What is attached to a Totem is destroyed (INTRO-021). */
  readonly totemsBearNothing: boolean;
  /**
   * To strike is a link that is added while the defend window is open, and gives what the weapon has as it resolves
   * (INTRO-053, 054, 055); else one strikes as one becomes an attacker or defender, without the chain, and has what the
   * weapon has now (CR 303.2a, 303.2b, 602.1, 602.3).
   */
  readonly strikesOnChain: boolean;
  /** There are ten standard races (BOG-071); else goblin and worgen are races, too (CR glossary, Race). */
  readonly tenRaces: boolean;
}

export const edition2009: Edition & Readonly<Record<string, boolean>> = { totemsLikeAllies: true, totemsBearNothing: true, strikesOnChain: true, tenRaces: true };

export const edition2013: Edition & Readonly<Record<string, boolean>> = { totemsLikeAllies: false, totemsBearNothing: false, strikesOnChain: false, tenRaces: false };
