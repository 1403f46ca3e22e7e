import { filesWithImports } from '../worker/references.ts'
import { versionOf } from './namedFiles.ts'

/** Text files of a build by their path, '_astro/site.a1b2.css'. */
type BuiltFiles = ReadonlyMap<string, string>

/** How a build has fewer sheets: `rewritten` is for every page of it, and adds to `merged`. */
interface MergedSheets {
  /** Paths of sheets that no page links to any more. */
  readonly gone: readonly string[]
  rewritten(html: string): string
  readonly merged: BuiltFiles
}

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
 * `parts` are the scripts and sheets; of the pages, which may be many, one at a time is kept.
 */
export function mergeSheets(parts: BuiltFiles, pages: Iterable<string>): MergedSheets {
  const scripts = [...parts].filter(([path]) => path.endsWith('.js')).map(([, text]) => text)
  /** Of the sheets that the page's scripts look for, which are needed at once: those of the scripts themselves. */
  const soughtBy = (html: string) => {
    const read = (path: string) => parts.get(path.slice(1)) ?? ''
    const loaded = filesWithImports(html, read).filter(path => path.endsWith('.js'))
    const isSought = (sheet: string) =>
      named.has(sheet) && loaded.some(script => read(script).includes(sheet))
    // The bundler names a sheet after its script.
    const stems = new Set(loaded.map(stemOf))
    return { isSought, atOnce: [...named].filter(sheet => stems.has(stemOf(sheet))) }
  }
  const { count, chosen, pageCount } = sheetsOfAll(parts, pages)
  const all = [...count.keys()]
  const named = new Set(all.filter(sheet => scripts.some(script => script.includes(sheet))))
  const own = all.filter(sheet => !named.has(sheet))
  const shared = own.filter(sheet => (count.get(sheet) ?? 0) > pageCount / 2)
  const isShared = (sheet: string) => shared.includes(sheet)
  const merged = new Map<string, string>()
  const merge = (name: string, sheets: string[]): string[] => {
    if (sheets.length === 0) return []
    const text = sheets.map(sheet => parts.get(sheet) ?? '').join('\n')
    const path = `_astro/${name}.${versionOf(text)}.css`
    merged.set(path, text)
    return [path]
  }
  const rewritten = (html: string): string => {
    const linked = sheetsOf(html)
    if (linked.length === 0) return html
    const { isSought, atOnce } = soughtBy(html)
    // Astro links those of scripts loaded later, and not those of what an island's scripts import in turn.
    const sheets = [...new Set([...linked, ...atOnce])].filter(
      sheet => !isSought(sheet) || atOnce.includes(sheet),
    )
    const merging = sheets.filter(sheet => !isShared(sheet) && !isSought(sheet))
    const links = [
      ...merge('shared', sheets.some(isShared) ? shared : []),
      ...merge('page', merging),
      ...sheets.filter(sheet => !isShared(sheet) && !merging.includes(sheet)),
    ].map(path => `<link rel="stylesheet" href="/${path}">`)
    let isFirst = true
    const replaced = html.replace(SHEET, () => {
      const put = isFirst ? links.join('') : ''
      isFirst = false
      return put
    })
    return stylesInHead(replaced)
  }
  return { gone: own.filter(sheet => !chosen.has(sheet)), rewritten, merged }
}

/** On how many pages each sheet is linked, in the order in which they come, of how many with any. */
function sheetsOfAll(parts: BuiltFiles, pages: Iterable<string>) {
  const count = new Map<string, number>()
  const chosen = new Set<string>()
  let pageCount = 0
  // What is cut out of a page would keep the whole of it in memory.
  const names = new Map([...parts.keys()].map(path => [path, path]))
  for (const html of pages) {
    const linked = sheetsOf(html)
    if (linked.length > 0) pageCount += 1
    for (const sheet of new Set(linked)) {
      const name = names.get(sheet) ?? sheet
      count.set(name, (count.get(name) ?? 0) + 1)
    }
    for (const [, sheet = ''] of html.matchAll(CHOSEN)) chosen.add(names.get(sheet) ?? sheet)
  }
  return { count, chosen, pageCount }
}

function stylesInHead(html: string): string {
  const styles = html.match(STYLE_IN_BODY)?.join('') ?? ''
  return html.replace(STYLE_IN_BODY, '').replace('</head>', `${styles}</head>`)
}

const stemOf = (path: string) => path.replace(/^.*\//, '').replace(/\..*/, '')

const sheetsOf = (html: string): string[] => [...html.matchAll(SHEET)].map(([, path = '']) => path)
