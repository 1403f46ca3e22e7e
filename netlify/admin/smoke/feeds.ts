import { XMLParser } from 'fast-xml-parser'
import ICAL from 'ical.js'
import { FEEDS, type Feed } from '#contract/feeds.ts'
import { type CheckResult, type Detail, demand, runCheck } from './check.ts'
import { checkedPage } from './pages.ts'
import { type CheckedSite, fetchWith, jsonOf } from './site.ts'

const AREA = 'feeds'

/** Checks that calendar programs and feed readers can read the feeds, and that their links lead on. */
export async function checkFeeds(site: CheckedSite): Promise<CheckResult[]> {
  return Promise.all(
    Object.values(FEEDS).map(({ path, type }) =>
      runCheck(AREA, path, () => CHECKS[type](site, path)),
    ),
  )
}

const CHECKS: Record<Feed['type'], (site: CheckedSite, path: string) => Promise<Detail>> = {
  // A site may have no events; there are always prayers.
  'text/calendar': (site, path) =>
    checkCalendar(site, path, path === FEEDS.prayerCalendar.path ? 100 : 0),
  'application/feed+json': checkJsonFeed,
  'application/atom+xml': checkAtom,
}

async function checkCalendar(site: CheckedSite, path: string, least: number): Promise<Detail> {
  const { headers, text } = await fetchWith(site, path, 200)
  const type = headers.get('content-type') ?? 'no type'
  demand(type.startsWith('text/calendar'), `${type} instead of a calendar`)
  const calendar = new ICAL.Component(ICAL.parse(text))
  demand(calendar.getFirstPropertyValue('version') === '2.0', 'is not iCalendar 2.0')
  const events = calendar
    .getAllSubcomponents('vevent')
    .map(one => new ICAL.Event(one, { exceptions: [] }))
  demand(events.length >= least, `has ${events.length} entries instead of ${least} or more`)
  const odd = events.find(({ uid, startDate }) => !uid || !startDate)
  demand(!odd, `an entry has no UID or no start: ${odd?.summary}`)
  return `${events.length} entries`
}

async function checkJsonFeed(site: CheckedSite, path: string): Promise<Detail> {
  const feed = jsonOf(await fetchWith(site, path, 200))
  demand(String(feed.version).startsWith('https://jsonfeed.org/version/1'), 'is no JSON Feed')
  demand(Array.isArray(feed.items), 'has no items')
  const [first] = feed.items as { id?: string; url?: string }[]
  if (!first) return '0 entries'
  demand(first.id, 'an entry has no id')
  return checkLink(site, path, first.url, feed.items.length)
}

/** RFC 4287, sections 4.1.1 and 4.1.2: what every feed and entry has. */
async function checkAtom(site: CheckedSite, path: string): Promise<Detail> {
  const { headers, text } = await fetchWith(site, path, 200)
  const type = headers.get('content-type') ?? 'no type'
  demand(type.startsWith('application/atom+xml'), `${type} instead of Atom`)
  const { feed } = new XMLParser({
    ignoreAttributes: false,
    isArray: name => name === 'entry',
  }).parse(text, true)
  demand(feed?.['@_xmlns'] === 'http://www.w3.org/2005/Atom', 'is no Atom feed')
  demand(feed.id && feed.title && feed.updated, 'has no id, title or time')
  const [first] = feed.entry ?? []
  if (!first) return '0 entries'
  demand(first.id && first.title && first.updated, 'an entry has no id, title or time')
  return checkLink(site, path, [first.link].flat()[0]?.['@_href'], feed.entry.length)
}

/** Opens the page that the first entry leads to; that of a notice may be any. */
async function checkLink(
  site: CheckedSite,
  path: string,
  link: string | undefined,
  entries: number,
): Promise<Detail> {
  demand(link && URL.canParse(link), 'an entry has no address')
  const { origin, pathname } = new URL(link)
  const count = `${entries} entries`
  if (!path.startsWith('/events')) return count
  if (origin !== site.origin) return { note: `${count}, with links to ${origin}` }
  await checkedPage(site, pathname)
  return `${count}; ${pathname} is a page`
}
