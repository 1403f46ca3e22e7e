import type { AstroIntegration } from 'astro'
import visible from 'astro/client/visible.prebuilt.js'
import island from 'astro/runtime/server/astro-island.prebuilt.js'
import type { Plugin } from 'vite'

/** The module that the script of a page with islands imports. */
const NAME = 'virtual:island-loader'

/** Astro's scripts that hydrate islands, which it writes into each page that has any: those of several pages. */
const SCRIPTS = [visible, island]

/** They come as one module that pages with islands load after the first paint, and the others never. */
export const islandLoader: Plugin = {
  name: 'island-loader',
  resolveId: id => (id === NAME ? `\0${NAME}` : undefined),
  load: id => (id === `\0${NAME}` ? SCRIPTS.join('\n') : undefined),
}

/** A built page without them, unless it shows nothing before its island, as the panel does. */
export function withoutIslandLoader(html: string): string {
  if (html.includes(' client="only"')) return html
  return SCRIPTS.reduce((page, script) => page.replaceAll(`<script>${script}</script>`, ''), html)
}

/** `client:touched`, which the few pages with such an island contain. */
export const touchedIslands: AstroIntegration = {
  name: 'touched-islands',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'touched', entrypoint: './src/islands/touched.ts' }),
  },
}
