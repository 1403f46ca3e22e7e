import { XMLParser } from 'fast-xml-parser'
import { limitConcurrency } from '#server/limitConcurrency.ts'
import { type CheckResult, type Detail, demand, runCheck } from './check.ts'
import { type CheckedSite, fetchWith } from './site.ts'

const AREA = 'search engines'
const AT_ONCE = 4
/** So many addresses of a sitemap are requested. */
const REQUESTED = 100
/** https://www.sitemaps.org/protocol.html */
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const MOST_ADDRESSES = 50_000
const DATE = /^\d{4}(-\d\d(-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?)?)?$/

/** Checks what crawlers read first: robots.txt (RFC 9309) and the sitemap that it names. */
export async function checkCrawlers(site: CheckedSite): Promise<CheckResult[]> {
  let sitemap: string | undefined
  const robots = await runCheck(AREA, '/robots.txt', async () => {
    const { status, headers, text } = await site.fetch('/robots.txt')
    // Section 2.3.1: without the file everything may be read, with a 5xx nothing.
    if (status >= 400 && status < 500) return { note: `${status}: crawlers may read everything` }
    demand(status === 200, `status ${status}: crawlers must read nothing then`)
    demand(headers.get('content-type')?.startsWith('text/plain'), 'is no plain text')
    sitemap = /^sitemap:\s*(\S+)/im.exec(text)?.[1]
    if (keepsAllAway(text)) {
      demand(await isHidden(site), 'keeps all crawlers away, but the pages are not noindex')
      return { note: 'keeps all crawlers away, as the pages do: right for a preview only' }
    }
    return sitemap === undefined ? { note: 'names no sitemap' } : `names ${sitemap}`
  })
  if (sitemap === undefined) return [robots]
  const address = sitemap
  return [robots, await runCheck(AREA, 'sitemap', () => checkSitemap(site, address))]
}

/** Whether the group of all crawlers disallows the whole site. */
function keepsAllAway(robots: string): boolean {
  const lines = robots.split(/\r?\n/).map(line => line.replace(/#.*/, '').trim())
  let isForAll = false
  let isInRules = false
  for (const line of lines) {
    const [, name = '', value = ''] = /^([\w-]+)\s*:\s*(.*)$/.exec(line) ?? []
    if (/^user-agent$/i.test(name)) {
      isForAll = value === '*' || (isForAll && !isInRules)
      isInRules = false
    } else if (name !== '') {
      isInRules = true
      if (isForAll && /^disallow$/i.test(name) && value === '/') return true
    }
  }
  return false
}

async function isHidden(site: CheckedSite): Promise<boolean> {
  const { headers, text } = await site.fetch('/')
  const inPage = /<meta name="robots" content="([^"]*)"/.exec(text)?.[1]
  return `${headers.get('x-robots-tag')} ${inPage}`.includes('noindex')
}

interface Address {
  loc: string
  lastmod?: string
}

async function checkSitemap(site: CheckedSite, address: string): Promise<Detail> {
  const addresses = await readSitemap(site, address)
  demand(addresses.length > 0, 'is empty')
  demand(addresses.length <= MOST_ADDRESSES, `has ${addresses.length} addresses`)
  demand(new Set(addresses.map(({ loc }) => loc)).size === addresses.length, 'repeats an address')
  for (const { loc, lastmod } of addresses) {
    demand(lastmod === undefined || DATE.test(lastmod), `${loc}: “${lastmod}” is not a W3C date`)
  }
  const enter = limitConcurrency(AT_ONCE)
  const own = addresses.filter(({ loc }) => loc.startsWith(`${site.origin}/`))
  await Promise.all(
    own.slice(0, REQUESTED).map(({ loc }) =>
      enter(async () => {
        const { status, text } = await site.fetch(loc)
        demand(status === 200, `${loc}: status ${status} instead of 200`)
        demand(!/<meta name="robots" content="[^"]*noindex/.test(text), `${loc} is noindex`)
      }),
    ),
  )
  const dated = addresses.filter(({ lastmod }) => lastmod !== undefined).length
  const count = `${addresses.length} addresses, ${dated} with a date`
  return own.length === addresses.length
    ? `${count}, all there`
    : { note: `${count}, ${addresses.length - own.length} of them not at ${site.origin}` }
}

/** The addresses of a sitemap, or of those that an index names. */
async function readSitemap(site: CheckedSite, address: string): Promise<Address[]> {
  demand(URL.canParse(address), `“${address}” is not a whole address`)
  // The file may name a site's canonical address although another one is checked.
  const { pathname } = new URL(address)
  const { text } = await fetchWith(site, pathname, 200)
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: name => name === 'url' || name === 'sitemap',
  })
  const { urlset, sitemapindex } = parser.parse(text, true)
  const root = urlset ?? sitemapindex
  demand(root?.['@_xmlns'] === NAMESPACE, `${pathname} is no sitemap`)
  const entries: Address[] = (urlset ? urlset.url : sitemapindex.sitemap) ?? []
  for (const { loc } of entries) demand(URL.canParse(loc), `“${loc}” is not a whole address`)
  if (urlset) return entries
  const parts = await Promise.all(entries.map(({ loc }) => readSitemap(site, loc)))
  return parts.flat()
}
