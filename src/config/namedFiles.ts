import { createHash } from 'node:crypto'
import type { APIRoute, AstroIntegration, GetStaticPaths } from 'astro'

/** By the name of a file without its version: the route that makes it. */
const FILES: Readonly<Record<string, string>> = {
  // A screen, apart from other pages.
  'display.[version].js': 'components/display/scriptFile.ts',
  'display.[version].css': 'components/display/sheetFile.ts',
  // What pages run before their first paint.
  'first.[version].js': 'layouts/firstPaintFile.ts',
}

const TYPES = { js: 'text/javascript', css: 'text/css' }

/**
 * Files that are made apart from the bundler's, named by their content as those are, so that they are
 * cached and kept for a start without a network.
 */
export const namedFiles: AstroIntegration = {
  name: 'named-files',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      for (const [name, file] of Object.entries(FILES)) {
        injectRoute({
          pattern: `/_astro/${name}`,
          entrypoint: new URL(`../${file}`, import.meta.url),
          prerender: true,
        })
      }
    },
  },
}

/** A short name of a file's content: a page never loads an older one with it. */
export const versionOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 8)

/** The address of a file by its text. */
export const fileAddress = (name: string, text: string, type: keyof typeof TYPES): string =>
  `/_astro/${name}.${versionOf(text)}.${type}`

/** What the module of such a route exports. */
export const fileRoute = (
  text: string,
  type: keyof typeof TYPES,
): { getStaticPaths: GetStaticPaths; GET: APIRoute } => ({
  getStaticPaths: () => [{ params: { version: versionOf(text) } }],
  GET: () => new Response(text, { headers: { 'content-type': `${TYPES[type]}; charset=utf-8` } }),
})
