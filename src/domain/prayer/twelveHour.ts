import type { DayTimeName } from './names.ts'

/**
 * Reads a time of a 12-hour timetable as 24-hour 'HH:MM', or null when it is not a clock time. A written
 * AM or PM decides. Without one, hours under 12 of Dhuhr, Asr, Maghrib and Isha are PM
 * (docs/product.md, section 4), except when that is impossible: Dhuhr at 10 or 11 is before noon, and
 * Isha at 12, 1 or 2 is after midnight. Only for importing such tables; stored times are on 24 hours.
 */
export function fromTwelveHour(name: DayTimeName, text: string): string | null {
  const match = /^\s*(\d{1,2})[:.]([0-5]\d)\s*(?:([ap])\.?\s?m\.?)?\s*$/i.exec(text)
  if (!match) return null
  const [, hours, minutes = '', half] = match
  const hour = Number(hours)
  if (hour > 23 || (half && (hour < 1 || hour > 12))) return null
  return `${String(hourOfDay(name, hour, half?.toLowerCase())).padStart(2, '0')}:${minutes}`
}

function hourOfDay(name: DayTimeName, hour: number, half: string | undefined): number {
  if (half) return (hour % 12) + (half === 'p' ? 12 : 0)
  const byNight = name === 'fajr' || name === 'sunrise' || name === 'isha'
  if (hour === 12 && byNight) return 0
  if (hour === 0 || hour >= 12 || name === 'fajr' || name === 'sunrise') return hour
  if ((name === 'dhuhr' && hour >= 10) || (name === 'isha' && hour <= 2)) return hour
  return hour + 12
}
