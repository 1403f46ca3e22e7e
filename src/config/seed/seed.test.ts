import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { eventClock, eventDate } from '#domain/events/dates.ts'
import { CATEGORIES } from '#domain/events/event.ts'
import { seedEvents } from './events.ts'
import { seedPages } from './pages/index.ts'

describe('seed pages', () => {
  const sections = Object.entries(seedPages).flatMap(([pageId, page]) =>
    Object.entries(page.sections).map(([id, section]) => [pageId, id, section] as const),
  )

  it('are keyed by the id they carry', () => {
    expect(Object.entries(seedPages).map(([id, page]) => [id, page.id])).toEqual([
      ['header', 'header'],
      ['home', 'home'],
    ])
    for (const [, id, section] of sections) expect(section.id).toBe(id)
  })

  it.each(sections.filter(([, id]) => id.endsWith('-text')))(
    '%s/%s says enough to be read: 40 words',
    (_, __, section) => {
      expect(section.content.split(/\s+/).length).toBeGreaterThanOrEqual(40)
    },
  )

  it.each(sections.filter(([, id]) => id.endsWith('-timeline')))(
    '%s/%s is JSON',
    (_, __, section) => {
      expect(JSON.parse(section.content)).toEqual(
        expect.arrayContaining([expect.objectContaining({ year: 'November 2006' })]),
      )
    },
  )
})

describe('seed events', () => {
  it('cover every category', () => {
    expect(new Set(seedEvents.map(event => event.category))).toEqual(new Set(CATEGORIES))
  })

  it.each(seedEvents.map(event => [event.id, event] as const))(
    '%s has a day, hours and a picture that exists',
    (_, event) => {
      expect(eventDate(event.date)).toBeDefined()
      expect(eventClock(event.startTime)! < eventClock(event.endTime)!).toBe(true)
      expect(existsSync(new URL(`../../../public${event.image}`, import.meta.url))).toBe(true)
    },
  )
})
