import { join } from "node:path";

const doors = {
  cardwright: "index.ts",
  "cardwright/powers": "ir/powers.ts",
  "cardwright/runtime": "runtime/index.ts",
  "cardwright/testing": "runtime/testing/index.ts",
};

/** For esbuild: the package's doors lead to the sources of this tree. */
export function ownDoors(root) {
  return {
    name: "own-doors",
    setup({ onResolve }) {
      onResolve({ filter: /^cardwright(\/|$)/ }, ({ path }) => (path in doors ? { path: join(root, doors[path]) } : null));
    },
  };
}
