import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CATEGORIES } from '#domain/events/categories.ts'
import { eventClock, eventDate } from '#domain/events/dates.ts'
import { eventImage } from '#domain/events/image.ts'
import { seedEvents } from './events.ts'

describe('seed events', () => {
  it('cover every category', () => {
    expect(new Set(seedEvents.map(event => event.category))).toEqual(new Set(CATEGORIES))
  })

  it.each(seedEvents.map(event => [event.id, event] as const))(
    'have a day, hours and an existing picture: %s',
    (_, event) => {
      expect(eventDate(event.date)).toBeDefined()
      expect(eventClock(event.startTime)! < eventClock(event.endTime)!).toBe(true)
      expect(
        existsSync(new URL(`../../../public${eventImage(event.image)}`, import.meta.url)),
      ).toBe(true)
    },
  )
})
