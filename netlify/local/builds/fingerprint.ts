import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What a build is made from, besides the stored content: a change here requires a new build. */
const SOURCES = [
  'src',
  'public',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'CHANGELOG.md',
]

/**
 * A hash of every name and byte that a build of this project is made from, and of the settings
 * that are built in (`extra`, such as the site's address).
 */
export function fingerprint(
  root: string,
  extra: readonly string[] = [],
  sources: readonly string[] = SOURCES,
): string {
  const hash = createHash('sha256')
  const add = (path: string) => {
    const stats = statSync(join(root, path), { throwIfNoEntry: false })
    if (stats === undefined) return
    if (stats.isDirectory()) {
      for (const name of readdirSync(join(root, path)).sort()) add(`${path}/${name}`)
    } else if (stats.isFile() && !/\.test\.tsx?$/.test(path)) {
      const content = readFileSync(join(root, path))
      hash.update(`${path}\0${content.length}\0`).update(content)
    }
  }
  for (const path of sources) add(path)
  for (const value of extra) hash.update(`\0${value}`)
  return hash.digest('base64url')
}
