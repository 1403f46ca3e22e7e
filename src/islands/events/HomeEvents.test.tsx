import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { CommunityEvent } from '#domain/events/event.ts'
import { madeHalaqa } from '#domain/events/testing/madeEvent.ts'
import { EventsCarousel } from './HomeEvents.tsx'

const halaqa = madeHalaqa({ date: '2026-11-20' })
/** The prebuilt carousel of a Saturday evening in New York, which is Sunday in UTC. */
const prebuilt = (state: Parameters<typeof EventsCarousel>[0]['state']) =>
  renderToString(
    <EventsCarousel state={state} zone="America/New_York" builtAt="2026-11-22T01:00:00Z" />,
  ).replaceAll('<!-- -->', '')
const ready = (...events: CommunityEvent[]) => prebuilt({ status: 'ready', events })

it('shows that events are loading', () => {
  expect(prebuilt({ status: 'loading' })).toContain('Loading events...')
})

it('shows that nothing is planned', () => {
  expect(ready({ ...halaqa, active: false })).toContain('No events are planned')
})

it('shows day, hours and place in words that stay correct after the build', () => {
  const html = ready(halaqa)
  expect(html).toContain('<time datetime="2026-11-27T19:45">')
  expect(html).toContain('<b>Friday, November 27</b>')
  expect(html).toContain('7:45 PM – 9:00 PM')
  expect(html).toContain('Main hall')
  expect(ready({ ...halaqa, date: '2026-11-21', recurring: false, startTime: '21:00' })).toContain(
    '<b>Saturday, November 21</b>',
  )
})

it('shows the picture, or a text when there is none', () => {
  expect(ready(halaqa)).toContain('No Image Available')
  const html = ready({ ...halaqa, image: 'poster.jpg' })
  expect(html).toContain('src="/.netlify/images?url=%2Fapi%2Fuploads%2Fposter.jpg&amp;w=960"')
  expect(html).not.toContain('No Image Available')
})

it('links to more information in a new tab, only when there is an address', () => {
  expect(ready(halaqa)).not.toContain('More Info')
  expect(ready({ ...halaqa, moreInfoUrl: 'https://example.org/halaqa' })).toMatch(
    /<a[^>]*href="https:\/\/example\.org\/halaqa"[^>]*target="_blank"/,
  )
})

it('offers controls only for more than one event, and a count for more than eight', () => {
  const many = (count: number) =>
    ready(
      ...Array.from({ length: count }, (_, i) => ({ ...halaqa, id: `${i}`, title: `Talk ${i}` })),
    )
  expect(many(1)).not.toContain('Next event')
  expect(many(2)).toContain('Show event 2 of 2: Talk 1')
  expect(many(9)).toContain('1 of 9')
  expect(many(9)).not.toContain('Show event')
})

it('prebuilds no style attribute, which the content security policy would block', () => {
  expect(ready(halaqa, { ...halaqa, id: 'b', image: 'b.jpg' })).not.toContain('style=')
})
