import { limitConcurrency } from '#server/limitConcurrency.ts'
import { type CheckResult, type Detail, demand, runCheck } from './check.ts'
import { type CheckedSite, type Fetched, fetchWith, summary } from './site.ts'

const AREA = 'pages'
const AT_ONCE = 4

/** The last is an address of the panel, which is one page with routes of its own. */
const FIXED = ['/', '/login', '/forgot-password', '/admin', '/admin/events']

/** The site's own pages, as its home page links them: a mosque chooses which there are. */
async function pagesOf(site: CheckedSite): Promise<string[]> {
  const { text } = await site.fetch('/')
  const linked = [...text.matchAll(/<a [^>]*?href="(\/[a-z0-9/-]*)[#"]/g)].map(
    ([, path = '']) => path,
  )
  return [...new Set([...FIXED, ...linked])]
}

/** Checks that every page is whole and that every script, style and font of theirs is there. */
export async function checkPages(site: CheckedSite): Promise<CheckResult[]> {
  const files = new Set<string>()
  const canonicals = new Map<string, string>()
  const enter = limitConcurrency(AT_ONCE)
  const pages = await pagesOf(site)
  const findings = await Promise.all(
    pages.map(path =>
      enter(() =>
        runCheck(AREA, path, async () => {
          const page = await checkedPage(site, path)
          for (const file of filesOf(page)) files.add(file)
          const canonical = /<link rel="canonical" href="([^"]*)"/.exec(page.text)?.[1]
          if (canonical !== undefined) canonicals.set(path, canonical)
          return summary(page)
        }),
      ),
    ),
  )
  const checkFile = async (file: string) => {
    const { headers } = await fetchWith(site, file, 200)
    const cacheControl = headers.get('cache-control') ?? ''
    demand(cacheControl.includes('immutable'), `is cached as “${cacheControl}”, not as immutable`)
    demand(!headers.get('content-type')?.includes('html'), 'is a page instead of a file')
  }
  const ofFiles = await runCheck(AREA, 'their scripts, styles and fonts', async () => {
    demand(files.size > 0, 'the pages name none')
    const checked = await Promise.allSettled(
      [...files].map(file => enter(() => checkFile(file).catch(error => problemOf(file, error)))),
    )
    const failed = checked.find(result => result.status === 'rejected')
    if (failed) throw failed.reason
    return `${files.size} files, all there and immutable`
  })
  return [
    ...findings,
    ofFiles,
    await runCheck(AREA, 'their canonical addresses', async () =>
      describeCanonicals(site, canonicals),
    ),
  ]
}

/** A page that is whole: HTML to its end, with a title and a heading. */
export async function checkedPage(site: CheckedSite, path: string, status = 200): Promise<Fetched> {
  const page = await site.fetch(path)
  const location = page.headers.get('location') ?? ''
  demand(
    page.status !== 401 && !/^https:\/\/app\.netlify\.com\//.test(location),
    'visitors meet a login of the platform: set Project visibility to public',
  )
  demand(page.status === status, `status ${page.status} instead of ${status}`)
  const type = page.headers.get('content-type') ?? 'no type'
  demand(type.includes('text/html'), `${type} instead of a page`)
  demand(/<title\b[^>]*>[^<]+<\/title>/.test(page.text), 'has no title')
  demand(page.text.includes('</html>'), 'ends before its end')
  return page
}

/** What its own build names: hashed files below /_astro. */
const filesOf = ({ text }: Fetched) =>
  [...text.matchAll(/(?:href|src|-url)="(\/_astro\/[^"]+)"/g)].map(([, file = '']) => file)

/** Each page has to name itself; at another origin where the site has a second address. */
function describeCanonicals(
  { origin }: CheckedSite,
  canonicals: ReadonlyMap<string, string>,
): Detail {
  const origins = new Set<string>()
  for (const [path, canonical] of canonicals) {
    demand(URL.canParse(canonical), `${path}: “${canonical}” is not a whole address`)
    const address = new URL(canonical)
    demand(address.pathname === path, `${path} names ${address.pathname}`)
    origins.add(address.origin)
  }
  demand(origins.size > 0, 'no page has one')
  origins.delete(origin)
  return origins.size === 0
    ? `${canonicals.size} pages, each its own`
    : { note: `lead to ${[...origins].join(', ')}: that is the site for search engines` }
}

function problemOf(file: string, error: Error): never {
  throw new Error(`${file}: ${error.message}`)
}
