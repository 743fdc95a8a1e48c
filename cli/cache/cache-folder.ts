import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/** How many builds of the program keep their folders beside that of the one that runs. */
const OTHER_BUILDS = 3;

/**
 * The folder in which a build of the program keeps what it has found; null where none can be made. It lies in
 * `CARDWRIGHT_CACHE`, else where the system keeps such things. Folders of builds that were long not used are removed.
 */
export function cacheFolder(build: string, env: Readonly<Record<string, string | undefined>>): string | null {
  const root = rootFolder(env);
  const folder = join(root, build);
  try {
    if (mkdirSync(folder, { recursive: true }) !== undefined) removeOthers(root, build);
    return folder;
  } catch {
    return null;
  }
}

function rootFolder(env: Readonly<Record<string, string | undefined>>): string {
  const own = env["CARDWRIGHT_CACHE"];
  if (own !== undefined && own !== "") return own;
  if (process.platform === "win32") return join(env["LOCALAPPDATA"] ?? join(homedir(), "AppData", "Local"), "cardwright", "Cache");
  if (process.platform === "darwin") return join(homedir(), "Library", "Caches", "cardwright");
  return join(env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "cardwright");
}

/** Only folders that are named as builds are: the root may be anybody's. */
function removeOthers(root: string, build: string): void {
  const others = readdirSync(root).filter((name) => name !== build && /^build-[0-9A-Za-z]+$/.test(name));
  const byUse = others.map((name) => ({ path: join(root, name), used: statSync(join(root, name)).mtimeMs })).sort((a, b) => b.used - a.used);
  for (const { path } of byUse.slice(OTHER_BUILDS)) rmSync(path, { recursive: true, force: true });
}
