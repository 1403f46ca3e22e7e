import { createHash } from 'node:crypto'
import { filesWithImports } from '../worker/references.ts'

/** The text files of a build by their path, '_astro/site.a1b2.css'. */
export type BuiltFiles = ReadonlyMap<string, string>

/** What changes in a build: a file's new text, or null for one that goes. */
type FileChanges = Map<string, string | null>

/** Astro writes it before the first island, where HTML allows no style element. */
const STYLE_IN_BODY = /<style>astro-island[^<]*<\/style>/g

const SHEET = /<link rel="stylesheet" href="\/([^"]+)">/g

/**
 * Every style in the head, and one style sheet for each page, with what most pages link to first, since
 * the sheets of a page and its parts build on it (a page for frames or screens has none of it): nothing is painted before it is there, and a second file costs the first visit more than the bytes that
 * later pages would share. A sheet that a script of the page names stays as it is: the script looks
 * for its link by that name.
 */
export function mergeSheets(files: BuiltFiles): FileChanges {
  const pages = [...files].filter(([path, text]) => path.endsWith('.html') && text.match(SHEET))
  const scripts = [...files].filter(([path]) => path.endsWith('.js')).map(([, text]) => text)
  /** The sheets that the page's scripts may look for; those of scripts loaded later come then. */
  const soughtBy = (html: string) => {
    const read = (path: string) => files.get(path.slice(1)) ?? ''
    const loaded = filesWithImports(html, read).filter(path => path.endsWith('.js'))
    return (sheet: string) =>
      named.has(sheet) && loaded.some(script => read(script).includes(sheet))
  }
  const linked = new Map(pages.map(([path, text]) => [path, sheetsOf(text)]))
  const all = new Set([...linked.values()].flat())
  const named = new Set([...all].filter(sheet => scripts.some(script => script.includes(sheet))))
  const count = (sheet: string) =>
    [...linked.values()].filter(sheets => sheets.includes(sheet)).length
  const own = [...all].filter(sheet => !named.has(sheet))
  const most = Math.max(...own.map(count))
  const isShared = (sheet: string) => !named.has(sheet) && count(sheet) === most
  const changes: FileChanges = new Map(own.map(sheet => [sheet, null]))
  const merge = (sheets: string[]): string[] => {
    if (sheets.length === 0) return []
    const text = sheets.map(sheet => files.get(sheet) ?? '').join('\n')
    const path = `_astro/page.${hashOf(text)}.css`
    changes.set(path, text)
    return [path]
  }
  for (const [page, text] of pages) {
    const sheets = linked.get(page) ?? []
    const isSought = soughtBy(text)
    const merging = sheets.filter(sheet => isShared(sheet) || !isSought(sheet))
    const links = [
      ...merge([...merging.filter(isShared), ...merging.filter(sheet => !isShared(sheet))]),
      ...sheets.filter(sheet => !merging.includes(sheet)),
    ].map(path => `<link rel="stylesheet" href="/${path}">`)
    let isFirst = true
    const replaced = text.replace(SHEET, () => {
      const put = isFirst ? links.join('') : ''
      isFirst = false
      return put
    })
    changes.set(page, stylesInHead(replaced))
  }
  return changes
}

function stylesInHead(html: string): string {
  const styles = html.match(STYLE_IN_BODY)?.join('') ?? ''
  return html.replace(STYLE_IN_BODY, '').replace('</head>', `${styles}</head>`)
}

const sheetsOf = (html: string): string[] => [...html.matchAll(SHEET)].map(([, path = '']) => path)

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 8)
