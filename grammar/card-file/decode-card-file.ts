import type { Diagnostic } from "../diagnostics/diagnostic.ts";

/** The largest file that is read: 16 MiB. The largest set of the game has some 60 KiB. */
export const largestFile = 16 * 1024 * 1024;

/** The refusal of a file of so many bytes or characters. */
export function tooLarge(size: number, unit: "bytes" | "characters"): Diagnostic {
  return {
    code: "file/too-large",
    severity: "error",
    span: { start: 0, end: 0 },
    message: `The file has ${size} ${unit}; at most ${largestFile} (16 MiB) are read.`,
    help: "Split it into a file a set.",
  };
}

function refused(code: string, at: number, message: string, help: string): { readonly diagnostic: Diagnostic } {
  return { diagnostic: { code, severity: "error", span: { start: at, end: at + 1 }, message, help } };
}

/**
 * The text of a file's bytes, which must be UTF-8. A byte-order mark stays in it, so that offsets are those of
 * the file as an editor decodes it.
 */
export function decodeCardFile(bytes: Uint8Array): { readonly text: string } | { readonly diagnostic: Diagnostic } {
  if (bytes.length > largestFile) return { diagnostic: tooLarge(bytes.length, "bytes") };
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return refused("file/not-utf-8", 0, "The file is UTF-16.", "Save it as UTF-8.");
  }
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const nul = text.indexOf("\0");
  if (nul >= 0)
    return refused("file/not-text", nul, "The file holds a zero byte, so it is not text.", "Give a UTF-8 text file.");
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const at = text.indexOf("\uFFFD");
    return refused(
      "file/not-utf-8",
      at,
      "A byte here is not UTF-8.",
      "Save the file as UTF-8; it may be Latin-1 or Windows-1252.",
    );
  }
  return { text };
}
