import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { type HeaderRule, headerRules } from './headers.ts'
import { type RedirectRule, redirectRules } from './redirects.ts'

/** What the host follows of netlify.toml. */
interface SiteRules {
  readonly headers: readonly HeaderRule[]
  readonly redirects: readonly RedirectRule[]
  /** Sentences about rules that only the platform can follow. */
  readonly notes: readonly string[]
}

/** Reads [[headers]] and [[redirects]]. Throws an Error that names the file when it is invalid. */
export function readSiteRules(file: string): SiteRules {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      return { headers: [], redirects: [], notes: [] }
    throw error
  }
  try {
    const table = parse(text)
    const notes: string[] = []
    return {
      headers: headerRules(table.headers),
      redirects: redirectRules(table.redirects, note => notes.push(note)),
      notes,
    }
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}
