import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CATEGORIES } from '#domain/events/categories.ts'
import { prayerClocksOf } from '#domain/events/clocks.ts'
import { eventDate } from '#domain/events/dates.ts'
import { eventImage } from '#domain/events/image.ts'
import { spanOn } from '#domain/events/resolve.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { seedEvents } from './events.ts'

describe('seed events', () => {
  it('cover every category', () => {
    expect(new Set(seedEvents.map(event => event.category))).toEqual(new Set(CATEGORIES))
  })

  it.each(seedEvents.map(event => [event.id, event] as const))(
    'have a day, hours and an existing picture: %s',
    (_, event) => {
      expect(eventDate(event.date)).toBeDefined()
      const clocksOf = prayerClocksOf(
        seedPrayerSettings(new Date('2027-01-01T12:00:00Z')),
        '2027-01-01',
      )
      for (const month of ['01', '04', '06', '09']) {
        const { start = 0, end = 0 } = spanOn(event, `2027-${month}-15`, clocksOf)
        expect(start).toBeGreaterThan(0)
        expect(end).toBeGreaterThan(start)
      }
      expect(
        existsSync(new URL(`../../../public${eventImage(event.image)}`, import.meta.url)),
      ).toBe(true)
    },
  )
})
