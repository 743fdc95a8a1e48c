import { catalogue } from "../../grammar/diagnostics/catalogue.ts";
import { rulePage, rules } from "../../lint/index.ts";
import { flagOption, type CommandDefinition } from "../command.ts";
import { exitCode } from "../exit-code.ts";
import { knownRule } from "../lint/settings-given.ts";
import { table } from "../output/table.ts";
import { print } from "../output/terminal.ts";

/** `cardwright rules`: lists the rules of wording, or shows one with its reason and examples. */
export const command: CommandDefinition = {
  configure: (command) => {
    command.argument("[name]", "a rule, or a code such as text/unknown-word; without it all are listed").option("--json", "write them as data");
  },
  examples: [
    { does: "list the rules", line: "cardwright rules" },
    { does: "see why a rule is there", line: "cardwright rules curly-quotes" },
  ],
  run: (given, terminal) => {
    const json = flagOption(given, "json");
    const [name] = given.operands;
    const title = Object.entries(catalogue).find(([code]) => code === name)?.[1];
    if (name !== undefined && title !== undefined) print(terminal, json ? JSON.stringify({ code: name, title }) : `# ${name}\n\n${title}. The compiler says so; where and what to write instead stands in the message.`);
    else if (name !== undefined) {
      const rule = knownRule(name, rules);
      terminal.out.write(json ? `${JSON.stringify(rule)}\n` : rulePage(rule));
    } else if (json) for (const rule of rules) print(terminal, JSON.stringify(rule));
    else for (const line of rows()) print(terminal, line);
    return exitCode.fine;
  },
};

function rows(): string[] {
  const widest = Math.max(...rules.map(({ name }) => name.length));
  const lines = table([["rule", "2009", "2013", "fix"], ...rules.map(({ name, severity, fix }) => [name, severity["2009"], severity["2013"], fix])]);
  return lines.map((line, index) => `${line.padEnd(widest + 30)}  ${index === 0 ? "fault" : (rules[index - 1]?.title ?? "")}`.trimEnd());
}
