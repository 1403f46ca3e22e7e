import { offsetAt } from '#domain/time/civil.ts'
import type { Component } from './lines.ts'

const MINUTE = 60_000
const DAY = 86_400_000

/** A moment at which a zone's offset changes; offsets in minutes ahead of UTC. */
interface Change {
  at: number
  from: number
  to: number
}

/**
 * The VTIMEZONE of an IANA zone for the given years (RFC 5545, section 3.6.5), from this
 * runtime's zone data. Every change of offset is listed, so that zones without a yearly rule, such as
 * Morocco's around Ramadan, are correct too.
 */
export function timeZoneComponent(zone: string, firstYear: number, lastYear: number): Component {
  const begin = Date.UTC(firstYear, 0, 1)
  const offset = offsetAt(zone, new Date(begin))
  const first: Change = { at: begin - offset * MINUTE, from: offset, to: offset }
  return {
    name: 'VTIMEZONE',
    properties: [['TZID', zone]],
    inside: [first, ...changes(zone, begin, Date.UTC(lastYear + 1, 0, 1))].map(change =>
      observance(zone, change),
    ),
  }
}

/** One change as a separate component, since common programs read only the first of a list of dates. */
const observance = (zone: string, change: Change): Component => ({
  name: change.to > change.from ? 'DAYLIGHT' : 'STANDARD',
  properties: [
    ['DTSTART', onset(change)],
    ['TZOFFSETFROM', offsetText(change.from)],
    ['TZOFFSETTO', offsetText(change.to)],
    ['TZNAME', nameAt(zone, change.at)],
  ],
})

function changes(zone: string, begin: number, end: number): Change[] {
  const found: Change[] = []
  let before = offsetAt(zone, new Date(begin))
  for (let day = begin + DAY; day < end; day += DAY) {
    const after = offsetAt(zone, new Date(day))
    if (after !== before) found.push({ at: moment(zone, day - DAY, day), from: before, to: after })
    before = after
  }
  return found
}

/** The minute within a day at which the offset changes. */
function moment(zone: string, begin: number, end: number): number {
  const before = offsetAt(zone, new Date(begin))
  let [low, high] = [begin, end]
  while (high - low > MINUTE) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE
    if (offsetAt(zone, new Date(middle)) === before) low = middle
    else high = middle
  }
  return high
}

/** The local time of the change before it takes effect, as RFC 5545 requires. */
const onset = ({ at, from }: Change) =>
  new Date(at + from * MINUTE).toISOString().slice(0, 19).replace(/[-:]/g, '')

function offsetText(minutes: number): string {
  const size = Math.abs(minutes)
  const two = (count: number) => String(count).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`
}

function nameAt(zone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' })
  const name = parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')
  return name?.value ?? zone
}
