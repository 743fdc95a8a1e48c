/** The name of what has been looked at or revealed. */
export const LOOKED_AT = "revealed";
