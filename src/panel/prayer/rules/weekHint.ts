import { DAYS_TRIED } from '#domain/prayer/bounds.ts'
import { dayLine } from '#domain/prayer/dayLine.ts'
import { type CountedRule, iqamaOf } from '#domain/prayer/iqama.ts'
import type { PrayerName } from '#domain/prayer/names.ts'
import { latestTimes, weekOf } from '#domain/prayer/weeks.ts'
import { addDays, clockChange, clockOf, datesFrom } from '#domain/time/civil.ts'
import { clock12, formatDay, nameOfWeekday } from '#domain/time/format.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import type { PrayerView } from '../context.ts'

/** What a rule that changes once a week does, and its times around the next change of the clocks. */
export function weekHint(
  rule: CountedRule,
  prayer: PrayerName,
  { today, zone, dayOf }: Pick<PrayerView, 'today' | 'zone' | 'dayOf'>,
): string {
  if (rule.weekday === undefined) return ''
  const first = rule.weekday
  const stays = `The latest time of the week counts, so the iqama is the same from ${nameOfWeekday(first)} to ${nameOfWeekday((first + 6) % 7)}.`
  const lineOf = (date: string) => {
    const day = dayOf(date)
    return { ...day, line: dayLine(day.athan) }
  }
  const change = datesFrom(addDays(today, 1), addDays(today, DAYS_TRIED)).find(
    date => clockChange(date, zone) !== 0,
  )
  if (!change || !Number.isInteger(rule.minutes)) return stays
  const [before, after] = [addDays(change, -1), change].map(date => {
    const days = weekOf(date, first, zone).map(lineOf)
    const day = { ...lineOf(date), week: latestTimes(days) }
    return clock12(clockOf(iqamaOf(rule, prayer, day)))
  })
  return `${stays} The clocks change on ${formatDay(change)}: ${prayerNames[prayer]} is at ${before} until then and at ${after} from that day on.`
}
