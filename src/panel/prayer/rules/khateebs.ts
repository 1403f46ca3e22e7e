import type { KhutbahSetting, PrayerSettings } from '#domain/prayer/settings.ts'
import { addDays, daysBetween, FRIDAY, weekday } from '#domain/time/civil.ts'
import type { KhutbahChange } from './change.ts'

const SUGGESTED = 5

/** The coming Fridays, today's among them. */
export function comingFridays(today: string, count: number): string[] {
  const first = addDays(today, (FRIDAY - weekday(today) + 7) % 7)
  return Array.from({ length: count }, (_, week) => addDays(first, 7 * week))
}

/** The next two Fridays of a rota's turn, from a Friday on. */
export function fridaysOfTurn(
  { from, fridays }: NonNullable<PrayerSettings['rota']>,
  at: number,
  friday: string,
): string[] {
  const first = from > friday ? from : friday
  return comingFridays(first, 2 * fridays.length).filter(
    date => Math.floor(daysBetween(from, date) / 7) % fridays.length === at,
  )
}

/** What is stored of a Friday's khutbahs, one entry for each of its prayers. */
export function openedKhutbah(
  { khutbahs = [] }: PrayerSettings,
  date: string,
  prayers: number,
): KhutbahChange {
  const known: readonly KhutbahSetting[] =
    khutbahs.find(friday => friday.date === date)?.slots ?? []
  const count = Math.max(prayers, known.length)
  const slots = Array.from({ length: count }, (_, at) => ({ ...known[at] }))
  return { kind: 'khutbah', date, slots }
}

/** The names of the latest Fridays, each once: suggestions for the next one. */
export function latestKhateebs({ khutbahs = [] }: PrayerSettings): string[] {
  const names = khutbahs
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))
    .flatMap(({ slots }) => slots.flatMap(({ khateeb }) => khateeb ?? []))
  return [...new Set(names)].slice(0, SUGGESTED)
}
