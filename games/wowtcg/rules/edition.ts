/**
 * Where the two editions of the rules differ. The seeds are the 2009 edition, which is the default;
 * the comprehensive rules 7.4 (CR) are the 2013 one.
 */
export interface Edition {
  /** Totems are attacked and targeted as though they were allies (INTRO-018); else as CR 202 has them. */
  readonly totemsLikeAllies: boolean;
  /** What is attached to a Totem is destroyed (INTRO-021). */
  readonly totemsBearNothing: boolean;
}

export const edition2009: Edition & Readonly<Record<string, boolean>> = { totemsLikeAllies: true, totemsBearNothing: true };

export const edition2013: Edition & Readonly<Record<string, boolean>> = { totemsLikeAllies: false, totemsBearNothing: false };
