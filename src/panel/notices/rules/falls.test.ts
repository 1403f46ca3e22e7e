import { expect, it } from 'vitest'
import { madeEvent } from '#domain/events/testing/madeEvent.ts'
import { fallsInto } from './falls.ts'

it('offers to cancel what falls into the hours, and not what is cancelled itself', () => {
  const date = '2026-11-27'
  const hours = { start: '2026-11-27T15:00:00Z', end: '2026-11-28T04:00:00Z' }
  const dinner = madeEvent({ id: 'dinner', date, startTime: '18:30', endTime: '20:00' })
  const events = [
    dinner,
    { ...dinner, id: 'off', skipped: [date] },
    { ...dinner, id: 'later', date: '2026-12-01', skipped: ['2026-12-01'] },
  ]
  const found = fallsInto(hours, { dayOf: () => undefined, events }, 'America/New_York', date)
  expect(found.map(({ key }) => key)).toEqual(['dinner'])
})
