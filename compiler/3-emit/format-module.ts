import { STYLE } from "./layout.ts";

/** The module as prettier lays it out. Prettier is loaded when this is first used. */
export async function formatModule(text: string): Promise<string> {
  const [{ format }, estree, typescript] = await Promise.all([
    import("prettier/standalone"),
    import("prettier/plugins/estree"),
    import("prettier/plugins/typescript"),
  ]);
  return format(text, { ...STYLE, parser: "typescript", plugins: [estree.default, typescript.default] });
}
