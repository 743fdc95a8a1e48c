import { UsageError } from "../exit-code.ts";

/** A name as files and packages have it: small letters and digits, joined by hyphens. */
export function fileName(name: string): string {
  const made = name
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F'’]/g, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  if (made === "") throw new UsageError(`No file can be called after “${name}”.`, "Give a name with letters or digits.");
  return made;
}
