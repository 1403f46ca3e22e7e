import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE, offsetAt } from '#domain/time/civil.ts'
import { serialize } from './lines.ts'
import zones from './testing/zones.json' with { type: 'json' }
import { timeZoneComponent } from './timeZone.ts'
import { zoneChanges } from './zoneChanges.ts'

const textOf = (zone: string, first = 2026, last = 2027) =>
  serialize(timeZoneComponent(zone, first, last))
const valuesOf = (text: string, name: string) =>
  text
    .split('\r\n')
    .flatMap(line => (line.startsWith(`${name}:`) ? line.slice(name.length + 1) : []))

/** The instants that a local time can mean by Intl: two when clocks go back, none when it is skipped. */
function instantsOf(zone: string, wall: number): number[] {
  const offsets = new Set([wall - DAY, wall + DAY].map(at => offsetAt(zone, new Date(at))))
  return [...offsets]
    .map(offset => wall - offset * MINUTE)
    .filter(at => at + offsetAt(zone, new Date(at)) * MINUTE === wall)
}

/** Local times from `begin` to `end` at which ical.js, reading our text, is not of Intl's opinion. */
function disagreements(zone: string, text: string, begin: number, end: number): string[] {
  const timezone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(text)))
  const walls = new Set<number>()
  for (const { at, from } of zoneChanges(zone, begin, end)) {
    const around = Math.floor((at + from * MINUTE) / HOUR) * HOUR
    for (let wall = around - 2 * HOUR; wall <= around + 2 * HOUR; wall += HOUR / 2) walls.add(wall)
  }
  for (let wall = begin; wall < end; wall += 20 * DAY) walls.add(wall)
  return [...walls].flatMap(wall => {
    const iso = new Date(wall).toISOString().slice(0, 19)
    const expected = instantsOf(zone, wall)
    const parsed = ICAL.Time.fromDateTimeString(iso)
    const found = wall - timezone.utcOffset(parsed) * 1000
    return expected.length === 0 || expected.includes(found) ? [] : [iso]
  })
}

describe('the zone of a calendar', () => {
  it.each(zones as [zone: string, rules: string[], since?: string][])(
    '%s repeats %j without an end, and ical.js reads every hour as Intl does',
    (zone, rules) => {
      const text = textOf(zone)
      expect(valuesOf(text, 'RRULE')).toEqual(rules.map(rule => `FREQ=YEARLY;${rule}`))
      expect(text.match(/BEGIN:(?:STANDARD|DAYLIGHT)/g)).toHaveLength(rules.length || 1)
      expect(disagreements(zone, text, Date.UTC(2026, 0, 1), Date.UTC(2030, 0, 1))).toEqual([])
    },
  )

  it.each([
    ['Africa/Casablanca', 2026, 2027],
    ['Africa/El_Aaiun', 2024, 2025],
    ['Asia/Gaza', 2026, 2027],
  ])('%s has no rule: each change is listed, for ten years more', (zone, first, last) => {
    const text = textOf(zone, first, last)
    expect(text).not.toContain('RRULE')
    const until = Date.UTC(last + 11, 0, 1)
    expect(disagreements(zone, text, Date.UTC(first, 0, 1), until)).toEqual([])
  })

  it.each([
    ['America/New_York', 1995, '20070311T020000'],
    ['Africa/Cairo', 2008, '20230428T000000'],
    ['Europe/London', 1990, '19960331T010000'],
    ['Asia/Beirut', 1990, '19990328T000000'],
  ])('%s lists what was before its rules, from %i on', (zone, first, since) => {
    const text = textOf(zone, first)
    expect(text).toContain(`DTSTART:${since}\r\nRRULE:`)
    expect(disagreements(zone, text, Date.UTC(first, 0, 1), Date.UTC(2030, 0, 1))).toEqual([])
  })
})

it.each(['Africa/Casablanca', 'Africa/Cairo', 'Asia/Gaza', 'America/New_York', 'Asia/Dhaka'])(
  'no two changes of %s are within a week',
  zone => {
    const begin = Date.UTC(2015, 0, 1)
    let changes = 0
    let offset = offsetAt(zone, new Date(begin))
    for (let day = begin + DAY; day <= Date.UTC(2040, 0, 1); day += DAY) {
      const next = offsetAt(zone, new Date(day))
      if (next !== offset) changes++
      offset = next
    }
    expect(zoneChanges(zone, begin, Date.UTC(2040, 0, 1))).toHaveLength(changes)
  },
)
