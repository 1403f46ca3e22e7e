import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { madeEvent } from '#domain/events/testing/madeEvent.ts'
import { EventCard } from './EventCard.tsx'
import { EventList } from './EventList.tsx'

const on = (id: string, date: string) => madeEvent({ id, title: `Tea ${id}`, date })
const COMING = on('coming', '2026-11-27')
const PAST = on('past', '2026-10-02')

const NONE = 'No events found'
const OVER = 'None of these is still to come.'
const OPEN = '<details class="events-past" open="">'
const FOLDED = '<details class="events-past">'

it.each([
  ['nothing', [], [NONE, 'Try adjusting your search or filter criteria.'], [OVER, FOLDED, OPEN]],
  ['coming events', [COMING], ['Tea coming'], [NONE, OVER, FOLDED, OPEN]],
  ['coming and past events', [PAST, COMING], ['Past events', FOLDED], [NONE, OVER, OPEN]],
  ['only past events', [PAST], [OVER, OPEN, 'Tea past'], [NONE]],
])('shows the list of %s', (_, events, there, missing) => {
  const at = { date: '2026-11-21', clock: '12:00' }
  const html = renderToString(<EventList events={events} at={at} />)
  for (const text of there) expect(html).toContain(text)
  for (const text of missing) expect(html).not.toContain(text)
})

it.each([undefined, { date: '2026-11-22', clock: '12:00' }])(
  'has as many lines for a weekly event in the prebuilt page as with its day: %o',
  at => {
    const weekly = madeEvent({ id: 'weekly', date: '2026-11-21', recurring: true })
    const html = renderToString(
      <EventCard event={weekly} date="2026-11-28" at={at} marksOnce={false} />,
    )
    const [, when = ''] = /event-card-when">(.*?)<\/p>/.exec(html) ?? []
    expect(when.match(/<span/g)).toHaveLength(2)
  },
)
