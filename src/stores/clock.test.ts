import { expect, it, vi } from 'vitest'
import { requestedMoment } from './clock.ts'

const NY = 'America/New_York'

it.each([
  ['?at=2027-03-14T03:30', '2027-03-14T07:30:00.000Z'],
  ['?at=2027-03-14T01:30', '2027-03-14T06:30:00.000Z'],
  ['?at=2026-11-01T12:00', '2026-11-01T17:00:00.000Z'],
  ['?page=2&at=2026-11-21', '2026-11-21T05:00:00.000Z'],
])('reads %s on the mosque’s clock', (search, instant) => {
  expect(requestedMoment(search, NY)?.toISOString()).toBe(instant)
})

it.each(['', '?at=', '?at=tomorrow', '?at=2027-02-29', '?at=2027-03-14T24:00', '?at=2027-3-4'])(
  'ignores %j, which is not a moment',
  search => {
    expect(requestedMoment(search, NY)).toBeUndefined()
  },
)

it('takes the zone’s offsets from the page, and asks Intl for none', async () => {
  vi.resetModules()
  vi.stubGlobal('location', { search: '?at=2026-11-21T12:00' })
  vi.stubGlobal('document', {
    // No such zone: reading it would throw.
    documentElement: { dataset: { zone: 'Test/Zone', offsets: '2026-11-20 -300 -300 -300 -300' } },
  })
  const { now } = await import('./moment.ts')
  expect(now().toISOString()).toMatch(/^2026-11-21T17:00:00/)
})
