import { expect, it } from 'vitest'
import { madeEvent } from '#domain/events/testing/madeEvent.ts'
import { chosenDayHtml } from '#islands/ui/calendar/calendar.ts'
import { entryHtml, eventDays } from './calendar.ts'

const daysAt = eventDays([madeEvent({ startTime: '22:00', endTime: '01:00' })])
/** What the calendar lists in full on the day after, and what the day's cell has. */
const dayAfterAt = (clock: string) => {
  const entries = daysAt({ date: '2026-11-28', clock })('2026-11-28')
  const [{ time = '', label = '' } = {}] = entries
  return [chosenDayHtml('2026-11-28', entries, entryHtml), `${time} ${label}`.trim()] as const
}

it('lists an event over midnight on the day after while it is on', () => {
  const [listed, cell] = dayAfterAt('00:30')
  expect(listed).toContain('<p>Friday, November 27, <bdi>10:00 PM – 1:00 AM</bdi></p>')
  expect(cell).toBe('Until 1:00 AM Tea')
})

it('lists an event over midnight only on its own day once it is over', () => {
  const [listed, cell] = dayAfterAt('01:00')
  expect(listed).toContain('No events on this day.')
  expect(cell).toBe('')
  const [entry] = daysAt({ date: '2026-11-28', clock: '01:00' })('2026-11-27')
  expect(entry).toMatchObject({ time: '10:00 PM', label: 'Tea' })
})
