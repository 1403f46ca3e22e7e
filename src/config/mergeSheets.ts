import { createHash } from 'node:crypto'
import { filesWithImports } from '../worker/references.ts'

/** The text files of a build by their path, '_astro/site.a1b2.css'. */
export type BuiltFiles = ReadonlyMap<string, string>

/** What changes in a build: a file's new text, or null for one that goes. */
type FileChanges = Map<string, string | null>

/** Astro writes it before the first island, where HTML allows no style element. */
const STYLE_IN_BODY = /<style>astro-island[^<]*<\/style>/g

const SHEET = /<link rel="stylesheet" href="\/([^"]+)">/g
/** One that a function links or leaves out: it stays a file of its own. */
const CHOSEN = /<link data-of="[^"]*" rel="stylesheet" href="\/([^"]+)">/g

/**
 * Every style in the head, so that nothing is painted before it is there, in two style sheets: the one
 * that all pages share, with what more than half of them link to, then what is the page's own, since
 * the sheets of a page and its parts build on the shared ones (a page for frames or screens has none
 * of those). A sheet that a script of the page names stays as it is: the script looks for its link by
 * that name, and adds it where there is none, so those of scripts loaded later come with them.
 */
export function mergeSheets(files: BuiltFiles): FileChanges {
  const pages = [...files].filter(([path, text]) => path.endsWith('.html') && text.match(SHEET))
  const scripts = [...files].filter(([path]) => path.endsWith('.js')).map(([, text]) => text)
  /** Of the sheets that the page's scripts look for, which are needed at once: those of the scripts themselves. */
  const soughtBy = (html: string) => {
    const read = (path: string) => files.get(path.slice(1)) ?? ''
    const loaded = filesWithImports(html, read).filter(path => path.endsWith('.js'))
    const isSought = (sheet: string) =>
      named.has(sheet) && loaded.some(script => read(script).includes(sheet))
    // The bundler names a sheet after its script.
    const stems = new Set(loaded.map(stemOf))
    return { isSought, atOnce: [...named].filter(sheet => stems.has(stemOf(sheet))) }
  }
  const linked = new Map(pages.map(([path, text]) => [path, sheetsOf(text)]))
  const all = new Set([...linked.values()].flat())
  const named = new Set([...all].filter(sheet => scripts.some(script => script.includes(sheet))))
  const count = (sheet: string) =>
    [...linked.values()].filter(sheets => sheets.includes(sheet)).length
  const own = [...all].filter(sheet => !named.has(sheet))
  const shared = own.filter(sheet => count(sheet) > pages.length / 2)
  const isShared = (sheet: string) => shared.includes(sheet)
  const chosen = [...files.values()].flatMap(text =>
    [...text.matchAll(CHOSEN)].map(([, path]) => path),
  )
  const changes: FileChanges = new Map(
    own.filter(sheet => !chosen.includes(sheet)).map(sheet => [sheet, null]),
  )
  const merge = (name: string, sheets: string[]): string[] => {
    if (sheets.length === 0) return []
    const text = sheets.map(sheet => files.get(sheet) ?? '').join('\n')
    const path = `_astro/${name}.${hashOf(text)}.css`
    changes.set(path, text)
    return [path]
  }
  for (const [page, text] of pages) {
    const { isSought, atOnce } = soughtBy(text)
    // Astro links those of scripts loaded later, and not those of what an island's scripts import in turn.
    const sheets = [...new Set([...(linked.get(page) ?? []), ...atOnce])].filter(
      sheet => !isSought(sheet) || atOnce.includes(sheet),
    )
    const merging = sheets.filter(sheet => !isShared(sheet) && !isSought(sheet))
    const links = [
      ...merge('shared', sheets.some(isShared) ? shared : []),
      ...merge('page', merging),
      ...sheets.filter(sheet => !isShared(sheet) && !merging.includes(sheet)),
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

const stemOf = (path: string) => path.replace(/^.*\//, '').replace(/\..*/, '')

const sheetsOf = (html: string): string[] => [...html.matchAll(SHEET)].map(([, path = '']) => path)

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 8)
