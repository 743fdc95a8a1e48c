/** The folder of the built program; null where it runs from its sources. */
export const builtFolder: URL | null = /\/chunks\/[^/]+\.js$/.test(import.meta.url) ? new URL("../", import.meta.url) : null;
