import { dayLine, nearest } from '#domain/prayer/dayLine.ts'
import type { DayTimeName } from '#domain/prayer/names.ts'
import { FRIDAY, weekday } from '#domain/time/civil.ts'
import type { ReadDay } from './readDays.ts'

type ComputedOf = (date: string) => Readonly<Record<DayTimeName, string>>

/** Dhuhr on Fridays is a khutbah where it is later than the computed one by more minutes. */
const LATER = 15

/**
 * The days with the computed Dhuhr on Fridays whose cell names Jumu'ah, or has the time of a
 * khutbah: later than the computed athan, which the other days keep to.
 */
export function withoutKhutbahs(days: readonly ReadDay[], computedOf: ComputedOf): ReadDay[] {
  const later = new Map(days.map(day => [day, minutesLater(day, computedOf)]))
  const others = days.filter(({ date }) => date === null || weekday(date) !== FRIDAY)
  const keepsTo = others.length > 0 && others.every(day => Math.abs(later.get(day) ?? 0) <= LATER)
  return days.map(day => {
    const { date } = day
    const cell = day.cells.dhuhr
    if (date === null || !cell) return day
    const isKhutbah = keepsTo && weekday(date) === FRIDAY && (later.get(day) ?? 0) > LATER
    if (!cell.isJumuah && !isKhutbah) return day
    const dhuhr = { ...cell, isJumuah: true, clock: computedOf(date).dhuhr }
    return { ...day, cells: { ...day.cells, dhuhr } }
  })
}

function minutesLater({ date, cells }: ReadDay, computedOf: ComputedOf): number {
  const clock = cells.dhuhr?.clock
  if (date === null || !clock) return 0
  const { dhuhr } = dayLine(computedOf(date))
  return nearest(clock, dhuhr) - dhuhr
}
