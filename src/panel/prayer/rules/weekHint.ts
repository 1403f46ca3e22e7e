import { dayLine } from '#domain/prayer/dayLine.ts'
import { type CountedRule, iqamaDay, iqamaOf } from '#domain/prayer/iqama.ts'
import { clockChange } from '#domain/prayer/marks.ts'
import { LABELS, type PrayerName } from '#domain/prayer/names.ts'
import type { PrayerDay } from '#domain/prayer/times.ts'
import { latestTimes, weekOf, weekStart } from '#domain/prayer/weeks.ts'
import { addDays, clockOf, datesFrom } from '#domain/time/civil.ts'
import { durationInWords } from '#domain/time/durations.ts'
import { clock12, formatDay, weekdayName } from '#domain/time/format.ts'
import { DAYS_TRIED } from './checkContext.ts'

interface Around {
  readonly today: string
  readonly zone: string
  readonly dayOf: (date: string) => PrayerDay
}

/** What a rule that changes once a week does, and what happens in the next week with a change of clocks. */
export function weekHint(
  rule: CountedRule,
  prayer: PrayerName,
  { today, zone, dayOf }: Around,
): string {
  if (rule.weekday === undefined) return ''
  const first = weekStart(addDays(today, 6), rule.weekday)
  const stays = `The latest time of the week counts, so the iqama is the same from ${weekdayName(first)} to ${weekdayName(addDays(first, 6))}.`
  const change = datesFrom(addDays(today, 1), addDays(today, DAYS_TRIED)).find(
    date => clockChange(date, zone) !== 0,
  )
  if (!change || !Number.isInteger(rule.minutes)) return stays
  const start = weekStart(change, rule.weekday)
  const days = weekOf(start).map(date => {
    const day = dayOf(date)
    return { ...day, line: dayLine(day.athan) }
  })
  const weeks = latestTimes(days)
  const iqamas = days.map(day => iqamaOf(rule, iqamaDay(prayer, { ...day, weeks })))
  const waits = days.map(({ line }, index) => (iqamas[index] ?? 0) - line[prayer])
  const clock = clock12(clockOf(iqamas[0] ?? 0))
  const wait = durationInWords(Math.max(...waits))
  return `${stays} In the week from ${formatDay(start)} the clocks change: ${LABELS[prayer]} stays at ${clock}, up to ${wait} after its athan.`
}
