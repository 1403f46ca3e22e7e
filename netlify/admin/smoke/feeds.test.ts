import { expect, it } from 'vitest'
import {
  atom,
  calendar,
  healthyPage,
  json,
  type Responses,
  siteWith,
} from '../testing/healthySite.ts'
import { checkFeeds } from './feeds.ts'

const ENTRY = '<entry><id>n</id><title>N</title><updated>2026-11-22</updated></entry>'
const BROKEN = new Response('BEGIN:VCALENDAR', { headers: { 'content-type': 'text/calendar' } })

it.each<[fault: string, faults: Responses, subject: string, detail: string]>([
  ['a broken calendar', { '/events.ics': () => BROKEN }, '/events.ics', ''],
  [
    'an empty calendar of prayers',
    { '/prayer-times.ics': () => calendar(0) },
    ...(['/prayer-times.ics', 'has 0 entries'] as const),
  ],
  [
    'an event without a page',
    { '/events/tea-e1': () => healthyPage('/events/tea-e1', 404) },
    ...(['/events.json', 'status 404'] as const),
  ],
  ['no list of notices', { '/notices.json': () => json({}) }, '/notices.json', 'no JSON Feed'],
  [
    'a page for an Atom feed',
    { '/notices.xml': () => healthyPage('/') },
    '/notices.xml',
    'text/html',
  ],
  ['an Atom feed cut off', { '/events.xml': () => atom('<entry>') }, '/events.xml', 'closing tag'],
  ['an entry without a link', { '/notices.xml': () => atom(ENTRY) }, '/notices.xml', 'no address'],
])('reports %s', async (_, faults, subject, detail) => {
  const found = await checkFeeds(siteWith(faults))
  expect(found.filter(({ verdict }) => verdict !== 'ok')).toEqual([
    { area: 'feeds', subject, verdict: 'FAILED', detail: expect.stringContaining(detail) },
  ])
})
