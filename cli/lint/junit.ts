import { XMLBuilder } from "fast-xml-parser";
import { locatedFindings } from "./located-findings.ts";
import type { Linted } from "./linter.ts";

/** All findings as JUnit XML: a suite a file, a case a card, a failure a finding. */
export function junitReport(files: readonly Linted[], own: ReadonlySet<string>): string {
  const suites = files.map((linted) => {
    const { file } = linted;
    const findings = locatedFindings(linted, own);
    const cases = [...new Set([null, ...file.cards.map(({ name }) => name)])].flatMap((card) => {
      const own = findings.filter((finding) => finding.card === card);
      if (card === null && own.length === 0) return [];
      return [
        {
          "@name": clean(card ?? file.file),
          "@classname": clean(file.file),
          failure: own.map(({ code, severity, message, help, line, column }) => ({ "@type": code, "@message": clean(message), "#text": clean(`${file.file}:${line}:${column}: ${severity}: ${message}${help === null ? "" : `\n${help}`}`) })),
        },
      ];
    });
    return { "@name": clean(file.file), "@tests": cases.length, "@failures": cases.filter(({ failure }) => failure.length > 0).length, "@errors": 0, testcase: cases };
  });
  const builder = new XMLBuilder({ attributeNamePrefix: "@", ignoreAttributes: false, format: true, suppressEmptyNode: true });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ testsuites: { "@name": "cardwright", testsuite: suites } })}`;
}

/** XML holds no control characters but tab and line ends. */
function clean(text: string): string {
  return text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "\uFFFD");
}
