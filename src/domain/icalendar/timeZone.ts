import { isoOffset, MINUTE, offsetAt } from '#domain/time/civil.ts'
import type { Component, Property } from './lines.ts'
import { CYCLE, type YearlyRule, yearlyRules, yearOf } from './yearlyRules.ts'
import { wallBefore, type ZoneChange, zoneChanges } from './zoneChanges.ts'

/** How long a file that someone keeps is right in a zone without rules. */
const YEARS_LISTED = 10
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

const known = new Map<string, Component>()
const MOST_KNOWN = 20

/**
 * The VTIMEZONE of an IANA zone from a year on (RFC 5545, section 3.6.5), from this runtime's zone
 * data: yearly rules without an end where they reproduce every change of the given years and of
 * the 28 after them, and one by one the changes before. A zone without rules, such as Morocco with
 * its changes around Ramadan, has its changes listed up to ten years after the last year.
 */
export function timeZoneComponent(zone: string, firstYear: number, lastYear: number): Component {
  const key = `${zone} ${firstYear} ${lastYear}`
  const component = known.get(key) ?? compute(zone, firstYear, lastYear)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, component)
  return component
}

function compute(zone: string, firstYear: number, lastYear: number): Component {
  // Rules begin in the year before, so that they decide the first January too.
  const begin = Date.UTC(firstYear - 1, 0, 1)
  const end = lastYear + CYCLE
  const changes = zoneChanges(zone, begin, Date.UTC(end + 1, 0, 1))
  const found = yearlyRules(changes, firstYear - 1, end)
  const since = found ? found.since : lastYear + YEARS_LISTED + 1
  const listed = changes.filter(change => yearOf(change) < since)
  const rules = found?.rules ?? []
  const offset = offsetAt(zone, new Date(begin))
  const first: ZoneChange = { at: begin - offset * MINUTE, from: offset, to: offset }
  const isCovered = rules.length > 0 && since < firstYear
  return {
    name: 'VTIMEZONE',
    properties: [['TZID', zone]],
    inside: [
      ...(isCovered ? [] : [first, ...listed]).map(change => observance(zone, change)),
      ...rules.flatMap(rule => ruleObservances(zone, rule, since)),
    ],
  }
}

/** One change as a separate component, since common programs read only the first of a list of dates. */
const observance = (zone: string, change: ZoneChange, rule: Property[] = []): Component => ({
  name: change.to > change.from ? 'DAYLIGHT' : 'STANDARD',
  properties: [
    ['DTSTART', new Date(wallBefore(change)).toISOString().slice(0, 19).replace(/[-:]/g, '')],
    ...rule,
    ['TZOFFSETFROM', offsetText(change.from)],
    ['TZOFFSETTO', offsetText(change.to)],
    ['TZNAME', nameAt(zone, change.at)],
  ],
})

/** A rule from a year on; in two parts where its seven dates are in two months, as in Cairo. */
function ruleObservances(zone: string, rule: YearlyRule, since: number): Component[] {
  const { from, to, minutes } = rule
  const months = Map.groupBy(rule.dates, date => Number(date.slice(0, 2)))
  return [...months].map(([month, dates]) => {
    const days = dates.map(date => Number(date.slice(3)))
    const wall = firstDay(rule, month, days, since) + minutes * MINUTE
    const text = ['FREQ=YEARLY', `BYMONTH=${month}`, ...byDay(rule, month, days)].join(';')
    return observance(zone, { at: wall - from * MINUTE, from, to }, [['RRULE', text]])
  })
}

/** The first day of a rule within a month, as an instant in UTC. */
function firstDay({ weekday }: YearlyRule, month: number, days: number[], since: number): number {
  for (let year = since; ; year++) {
    const found = days
      .map(day => Date.UTC(year, month - 1, day))
      .find(at => weekday === undefined || new Date(at).getUTCDay() === weekday)
    if (found !== undefined) return found
  }
}

/** 'BYDAY=2SU' and 'BYDAY=-1SU', the only forms that Outlook reads, where one says the same. */
function byDay({ weekday }: YearlyRule, month: number, days: number[]): string[] {
  const [first = 1, last] = [days[0], days.at(-1)]
  if (weekday === undefined) return [`BYMONTHDAY=${first}`]
  const name = WEEKDAYS[weekday]
  if (days.length === 7 && first % 7 === 1) return [`BYDAY=${(first + 6) / 7}${name}`]
  const length = new Date(Date.UTC(2027, month, 0)).getUTCDate()
  if (days.length === 7 && last === length && month !== 2) return [`BYDAY=-1${name}`]
  return [`BYDAY=${name}`, `BYMONTHDAY=${days.join()}`]
}

const offsetText = (minutes: number) => isoOffset(minutes).replace(':', '')

function nameAt(zone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' })
  const name = parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')
  return name?.value ?? zone
}
