import type { Card } from "cardwright/powers";
import px238WinterWondervolt from "./px-238-winter-wondervolt.ts";

/** The cards of this folder, by key. */
export const cards: readonly Card[] = [px238WinterWondervolt];
