import { expect, it } from 'vitest'
import type { CommunityEvent } from './event.ts'
import { listing } from './listing.ts'
import { madeEvent } from './testing/madeEvent.ts'

const AT = { date: '2026-11-21', clock: '17:00' } // a Saturday
const event = (id: string, date: string, more: Partial<CommunityEvent> = {}) =>
  madeEvent({ id, title: id, date, startTime: '18:00', endTime: '19:00', ...more })
const weekly = (id: string, date: string, more: Partial<CommunityEvent> = {}) =>
  event(id, date, { recurring: true, ...more })

it.each<[string, CommunityEvent, string | undefined]>([
  ['a later day', event('a', '2026-12-01'), '2026-12-01'],
  ['today, not yet over', event('a', '2026-11-21', { endTime: '17:01' }), '2026-11-21'],
  ['today without an end', event('a', '2026-11-21', { endTime: '' }), '2026-11-21'],
  [
    'today past midnight',
    event('a', '2026-11-21', { startTime: '16:00', endTime: '01:00' }),
    '2026-11-21',
  ],
  [
    'yesterday, still on',
    event('a', '2026-11-20', { startTime: '18:00', endTime: '17:01' }),
    '2026-11-20',
  ],
  [
    'weekly, yesterday’s still on',
    weekly('a', '2026-01-02', { startTime: '18:00', endTime: '17:01' }),
    '2026-11-20',
  ],
  [
    'weekly, yesterday’s over',
    weekly('a', '2026-01-02', { startTime: '18:00', endTime: '17:00' }),
    '2026-11-27',
  ],
  [
    'weekly, yesterday’s still on, its last',
    weekly('a', '2026-01-02', { startTime: '18:00', endTime: '17:01', until: '2026-11-20' }),
    '2026-11-20',
  ],
  ['no date', event('a', '0000-00-00'), undefined],
  ['an impossible day', event('a', '2026-02-30'), undefined],
  ['weekly, later today', weekly('a', '2026-01-03'), '2026-11-21'],
  [
    'weekly, over for today',
    weekly('a', '2026-01-03', { startTime: '09:00', endTime: '10:00' }),
    '2026-11-28',
  ],
  ['weekly, from next year', weekly('a', '2026-01-04', { from: '2027-02-01' }), '2027-02-07'],
  ['weekly, not this week', weekly('a', '2026-01-04', { skipped: ['2026-11-22'] }), '2026-11-29'],
])('lists as coming: %s', (_, one, date) => {
  expect(listing([one], AT)).toEqual({ upcoming: [{ event: one, date }], past: [] })
})

it.each<[string, CommunityEvent, string | undefined]>([
  ['an earlier day', event('a', '2026-11-20'), '2026-11-20'],
  [
    'yesterday past midnight, over',
    event('a', '2026-11-20', { startTime: '22:00', endTime: '01:00' }),
    '2026-11-20',
  ],
  [
    'an earlier day, ended as it began',
    event('a', '2026-11-20', { endTime: '18:00' }),
    '2026-11-20',
  ],
  ['today, over', event('a', '2026-11-21', { startTime: '08:00', endTime: '17:00' }), '2026-11-21'],
  ['weekly, ended', weekly('a', '2026-01-04', { until: '2026-11-21' }), '2026-11-15'],
])('lists as past: %s', (_, one, date) => {
  expect(listing([one], AT)).toEqual({ upcoming: [], past: [{ event: one, date }] })
})

it('sorts coming events by date with undated ones last, and past events latest first', () => {
  const { upcoming, past } = listing(
    [
      event('undated', ''),
      event('later', '2026-11-23', { startTime: '' }),
      event('sooner', '2026-11-23', { startTime: '07:00' }),
      weekly('weekly', '2026-01-04'),
      event('long ago', '2025-01-01'),
      event('lately', '2026-11-01'),
    ],
    AT,
  )
  expect(upcoming.map(({ event: { id } }) => id)).toEqual(['weekly', 'sooner', 'later', 'undated'])
  expect(past.map(({ event: { id } }) => id)).toEqual(['lately', 'long ago'])
})
