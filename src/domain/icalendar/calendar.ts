import { locale } from '#locale/locale.ts'
import { type Component, icalText, type SerializedComponent, serialize } from './lines.ts'
import { timeZoneComponent } from './timeZone.ts'

/** The properties of a calendar. */
interface CalendarInfo {
  name: string
  zone: string
  /** Years of the earliest and the latest wall time in it. */
  years: readonly [first: number, last: number]
}

/** A published calendar as text/calendar (RFC 5545, section 3.4; RFC 7986 for its name and refresh). */
export function calendarText(
  { name, zone, years }: CalendarInfo,
  events: readonly (Component | SerializedComponent)[],
): string {
  return serialize({
    name: 'VCALENDAR',
    properties: [
      ['VERSION', '2.0'],
      ['PRODID', `-//Masjid site//Calendar//${locale().language.toUpperCase()}`],
      ['CALSCALE', 'GREGORIAN'],
      ['METHOD', 'PUBLISH'],
      ['NAME', icalText(name)],
      ['X-WR-CALNAME', icalText(name)],
      ['X-WR-TIMEZONE', zone],
      ['REFRESH-INTERVAL;VALUE=DURATION', 'PT6H'],
      ['X-PUBLISHED-TTL', 'PT6H'],
    ],
    inside: [timeZoneComponent(zone, ...years), ...events],
  })
}
