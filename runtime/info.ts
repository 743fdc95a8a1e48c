/** What can be said of a card: what it prints, has in a zone, or last had (CR 709.2f). */
export interface Info {
  readonly name: string;
  readonly types: readonly string[];
  readonly tags: readonly string[];
  readonly supertypes: readonly string[];
  readonly icons: readonly string[];
  readonly damageTypes: readonly string[];
  readonly keywords: readonly string[];
}
