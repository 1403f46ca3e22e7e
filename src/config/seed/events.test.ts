import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { prayerClocksOf } from '#domain/events/clocks.ts'
import { eventDate } from '#domain/events/dates.ts'
import { EventSchema } from '#domain/events/event.ts'
import { eventImage } from '#domain/events/image.ts'
import { spanOn } from '#domain/events/resolve.ts'
import { categories } from '#domain/lists/categories.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { addDays, weekday } from '#domain/time/civil.ts'
import { firstEvents, seedEvents } from './events.ts'

describe('seed events', () => {
  it('cover every category', () => {
    expect(new Set(seedEvents.map(event => event.category))).toEqual(new Set(categories.ids()))
  })

  it('show each form of event from the first day of a site on, none in its first week', () => {
    for (const today of ['2026-11-21', '2027-02-27', '2028-02-23', '2026-12-31']) {
      const dated = firstEvents(today).slice(seedEvents.length)
      expect(dated.map(({ date }) => weekday(date))).toEqual([6, 6, 2, 5])
      for (const { date } of dated) {
        expect(date >= addDays(today, 9)).toBe(true)
        expect(date <= addDays(today, 31)).toBe(true)
      }
      for (const event of dated) expect(EventSchema.safeParse(event).error).toBeUndefined()
      const [, , series, days] = dated
      expect(series?.until).toBe(addDays(series?.date ?? '', 35))
      expect(days?.until).toBe(addDays(days?.date ?? '', 2))
    }
  })

  it.each(firstEvents('2027-01-01').map(event => [event.id, event] as const))(
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
      const picture = eventImage(event.image)
      expect(!picture || existsSync(new URL(`../../../public${picture}`, import.meta.url))).toBe(
        true,
      )
    },
  )
})
