import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { scriptsAfterPaint } from './afterPaint.ts'
import { withoutIslandLoader } from './islandLoader.ts'
import { type BuiltFiles, mergeSheets } from './mergeSheets.ts'

/** A path with this ending is text that names other files. */
const TEXT = /\.(?:html|css|js)$/

/**
 * Rewrites the pages of a finished build: each has a shared style sheet and one of its own, with every
 * style in its head, and its scripts and islands come after its first paint.
 */
export const builtPages: AstroIntegration = {
  name: 'built-pages',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const files = await readTexts(dir)
      const changes = mergeSheets(files)
      const pages = [...files].filter(([path]) => path.endsWith('.html'))
      for (const rewrite of [scriptsAfterPaint, withoutIslandLoader]) {
        const before = new Map(changes)
        for (const [path, text] of pages) changes.set(path, rewrite(changes.get(path) ?? text))
        // What Astro writes may have changed.
        if (pages.every(([path, text]) => changes.get(path) === (before.get(path) ?? text)))
          throw new Error(`${rewrite.name} found nothing in the built pages`)
      }
      for (const [path, text] of changes) {
        await (text === null ? rm(new URL(path, dir)) : writeFile(new URL(path, dir), text))
      }
    },
  },
}

async function readTexts(dir: URL): Promise<BuiltFiles> {
  const paths = (await readdir(dir, { recursive: true })).filter(path => TEXT.test(path))
  const texts = paths.map(async path => [path, await readFile(new URL(path, dir), 'utf8')] as const)
  return new Map(await Promise.all(texts))
}
