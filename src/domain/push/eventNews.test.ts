import { expect, it } from 'vitest'
import { madeEvent } from '#domain/events/testing/madeEvent.ts'
import { eventNews } from './eventNews.ts'

const DAY = '2026-12-05'
const at = { today: '2026-11-24', zone: 'America/Chicago', now: new Date('2026-11-24T18:00:00Z') }
const dinner = madeEvent({ title: 'Dinner', date: DAY, startTime: '18:30', endTime: '20:00' })
const off = { ...dinner, skipped: [DAY] }
const moved = { ...dinner, date: '2026-12-12' }

it.each([
  ['that a single event is cancelled', dinner, off, 'Cancelled: ', 'Not on Saturday, December 5'],
  ['that it takes place after all', off, dinner, 'Changed: ', 'Now: Saturday, December 5'],
  [
    'the other day of one that was cancelled',
    off,
    moved,
    'Changed: ',
    'Now: Saturday, December 12',
  ],
])('tells %s', (_, before, after, title, body) => {
  const [news, ...others] = eventNews([{ before, after }], at)
  expect(others).toEqual([])
  expect(news?.title).toContain(title)
  expect(news?.body).toContain(body)
})

it.each([
  ['another text of a cancelled event', off, { ...off, description: 'Later.' }],
  ['that a cancelled event is hidden', off, { ...off, active: false }],
])('does not tell %s', (_, before, after) => {
  expect(eventNews([{ before, after }], at)).toEqual([])
})
