/** A name as names are compared: without regard to capitals, kinds of quotes and width of spaces. */
export function foldName(name: string): string {
  return name.normalize("NFC").replace(/[\u2018\u2019]/g, "'").replace(/[\u201c\u201d]/g, '"').replace(/\s+/g, " ").trim().toLowerCase();
}
