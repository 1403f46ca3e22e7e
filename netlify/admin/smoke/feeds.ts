import ICAL from 'ical.js'
import { EVENTS_FEED, PRAYER_FEED } from '#domain/feeds/choices.ts'
import { type Detail, demand, type Finding, finding } from './finding.ts'
import { fetchPage } from './pages.ts'
import { type CheckedSite, fetchWith, jsonOf } from './site.ts'

const AREA = 'feeds'

/** Checks that calendar programs and feed readers can read the feeds, and that their links lead on. */
export async function checkFeeds(site: CheckedSite): Promise<Finding[]> {
  return Promise.all([
    // A site may have no events; there are always prayers.
    finding(AREA, EVENTS_FEED, () => checkCalendar(site, EVENTS_FEED, 0)),
    finding(AREA, PRAYER_FEED, () => checkCalendar(site, PRAYER_FEED, 100)),
    finding(AREA, '/events.json', () => checkJsonFeed(site)),
  ])
}

async function checkCalendar(site: CheckedSite, path: string, least: number): Promise<Detail> {
  const { headers, text } = await fetchWith(site, path, 200)
  const type = headers.get('content-type') ?? 'no type'
  demand(type.startsWith('text/calendar'), `${type} instead of a calendar`)
  const calendar = new ICAL.Component(ICAL.parse(text))
  demand(calendar.getFirstPropertyValue('version') === '2.0', 'is not iCalendar 2.0')
  const events = calendar.getAllSubcomponents('vevent').map(one => new ICAL.Event(one))
  demand(events.length >= least, `has ${events.length} entries instead of ${least} or more`)
  const odd = events.find(({ uid, startDate }) => !uid || !startDate)
  demand(!odd, `an entry has no UID or no start: ${odd?.summary}`)
  return `${events.length} entries`
}

async function checkJsonFeed(site: CheckedSite): Promise<Detail> {
  const feed = jsonOf(await fetchWith(site, '/events.json', 200))
  demand(String(feed.version).startsWith('https://jsonfeed.org/version/1'), 'is no JSON Feed')
  demand(Array.isArray(feed.items), 'has no items')
  const [first] = feed.items as { id?: string; url?: string }[]
  if (!first) return '0 events'
  demand(first.id && URL.canParse(first.url ?? ''), 'an item has no id or no address')
  const address = new URL(first.url ?? '')
  const count = `${feed.items.length} events`
  if (address.origin !== site.origin) return { note: `${count}, with links to ${address.origin}` }
  await fetchPage(site, address.pathname)
  return `${count}; ${address.pathname} is a page`
}
