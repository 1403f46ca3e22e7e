import { addDays, clockChange, datesFrom } from '#domain/time/civil.ts'

/** How long before a change of the clocks its weeks are shown. */
const DAYS_BEFORE = 14

/** The first day on the new clock, where the clocks of a zone change within the next fortnight. */
export const comingClockChange = (zone: string, today: string): string | undefined =>
  datesFrom(addDays(today, 1), addDays(today, DAYS_BEFORE)).find(
    day => clockChange(day, zone) !== 0,
  )
