/** Scripts, style sheets and fonts of a build: their names change with their content. */
const FILE = /\/_astro\/[^\s"'`)<>\\?#&]+\.(?:js|css|woff2)/g
const IMPORT = /(?:from|import)\s*["'`](\.\.?\/[^"'`]+\.js)["'`]/g

/** The built files that a page names. Addresses in JSON, whose slashes may be escaped, are not read. */
export const filesOfPage = (html: string): string[] => [...new Set(html.match(FILE))]

/** The scripts that a built script imports at its start; those of a further language are in its folder. */
export const importsOfScript = (code: string, path: string): string[] =>
  [...code.matchAll(IMPORT)].map(([, name = '']) => new URL(name, `https://site${path}`).pathname)

/** The files that a page loads, with the scripts that those import at their start. */
export function filesWithImports(html: string, read: (path: string) => string): string[] {
  const all = new Set(filesOfPage(html))
  // A set also visits what is added on the way.
  for (const path of all) {
    if (!path.endsWith('.js')) continue
    for (const imported of importsOfScript(read(path), path)) all.add(imported)
  }
  return [...all]
}
