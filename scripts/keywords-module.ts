/** The module that holds the text of a `keywords.cards`: what runs in a browser reads no files. Comments are left out. */
export function keywordsModule(source: string): string {
  const lines = source.split(/\r?\n/).filter((line) => !line.startsWith("#"));
  const text = lines.join("\n").replace(/\n{3,}/g, "\n\n").trim();
  const literal = text.replace(/[\\`]/g, "\\$&").replaceAll("${", "\\${");
  return `// Made from keywords.cards by \`npm run vocabulary\`.\n\n/** The keywords of the game in their notation. */\nexport const keywordsText = \`${literal}\n\`;\n`;
}
