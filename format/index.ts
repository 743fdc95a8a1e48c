export { formatFile } from "./format-file.ts";
export type { FormatOptions, FormattedCard, FormattedFile } from "./format-file.ts";
export type { Unproven } from "./format-card.ts";
