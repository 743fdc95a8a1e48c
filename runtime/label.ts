import { infoOf } from "./evaluate/info.ts";
import type { Machine } from "./machine.ts";
import type { Id } from "./state.ts";

/** How a thing is called in prompts and logs. */
export function labelOf(m: Machine, id: Id): string {
  const thing = m.thing(id);
  if (thing === undefined) return "nothing";
  switch (thing.kind) {
    case "player":
      return thing.name;
    case "link":
      return thing.object === 0 ? `${thing.what} of ${labelOf(m, thing.source)}` : labelOf(m, thing.object);
    case "card": {
      const name = infoOf(m, id)?.name ?? "";
      return name === "" ? "a face-down card" : name;
    }
  }
}
