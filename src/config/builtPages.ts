import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AstroIntegration } from 'astro'
import { scriptsAfterPaint } from './afterPaint.ts'
import { withoutIslandLoader } from './islandLoader.ts'
import { mergeSheets } from './mergeSheets.ts'

/**
 * Rewrites the pages of a finished build: each has a shared style sheet and one of its own, with every
 * style in its head, and its scripts and islands come after its first paint. One page at a time, since
 * many languages and events are more than a thousand of them.
 */
export const builtPages: AstroIntegration = {
  name: 'built-pages',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const read = (path: string) => readFileSync(new URL(path, dir), 'utf8')
      const write = (path: string, text: string) => writeFileSync(new URL(path, dir), text)
      const paths = readdirSync(dir, { recursive: true, encoding: 'utf8' })
      const pages = paths.filter(path => path.endsWith('.html'))
      const parts = paths.filter(path => /\.(?:css|js)$/.test(path))
      const sheets = mergeSheets(new Map(parts.map(path => [path, read(path)])), texts(pages, read))
      const rewrites = [sheets.rewritten, scriptsAfterPaint, withoutIslandLoader]
      const idle = new Set(rewrites)
      for (const path of pages) {
        const text = rewrites.reduce((before, rewrite) => {
          const after = rewrite(before)
          if (after !== before) idle.delete(rewrite)
          return after
        }, read(path))
        write(path, text)
      }
      // What Astro writes may have changed.
      for (const { name } of idle) throw new Error(`${name} found nothing in the built pages`)
      for (const path of sheets.gone) rmSync(new URL(path, dir))
      for (const [path, text] of sheets.merged) write(path, text)
    },
  },
}

function* texts(paths: readonly string[], read: (path: string) => string): Iterable<string> {
  for (const path of paths) yield read(path)
}
