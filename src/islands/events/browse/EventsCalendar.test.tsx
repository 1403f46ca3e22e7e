import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { browsingOf } from '#domain/events/browse.ts'
import { madeEvent } from '#domain/events/testing/madeEvent.ts'
import { EventsCalendar } from './EventsCalendar.tsx'

const calendarAt = (clock: string) =>
  renderToString(
    <EventsCalendar
      events={[madeEvent({ startTime: '22:00', endTime: '01:00' })]}
      categories={['other']}
      at={{ date: '2026-11-28', clock }}
      builtOn="2026-11-01"
      browsing={browsingOf('')}
    />,
  ).replaceAll('<!-- -->', '')

/** The text without its elements. */
const textOf = (html: string) => html.replace(/<[^>]*>/g, '')

it('lists an event over midnight on the day after while it is on', () => {
  expect(calendarAt('00:30')).toContain('<p>Friday, November 27, <bdi>10:00 PM – 1:00 AM</bdi></p>')
  expect(textOf(calendarAt('00:30'))).toContain('Until 1:00 AM Tea')
})

it('lists an event over midnight only on its own day once it is over', () => {
  expect(calendarAt('01:00')).toContain('No events on this day.')
  expect(textOf(calendarAt('01:00'))).toContain('10:00 PM Tea')
})
