import { addDays, daysBetween } from '#domain/time/civil.ts'
import { formatLong } from '#domain/time/format.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { PRAYERS, type PrayerName } from './names.ts'
import { rangeOn } from './ranges.ts'
import type { PrayerSettings } from './settings.ts'

/** What of the prayer times runs out. */
export interface Ending {
  /** The iqama rules of a prayer, Jumu'ah, or the mosque's own timetable. */
  readonly of: PrayerName | 'jumuah' | 'timetable'
  /** The first day without. */
  readonly from: string
}

/** Days before a timetable ends on which admins are reminded: a committee needs weeks for the next. */
const TIMETABLE_REMINDERS = [3, 14, 30] as const
/** Days before the end of rules on which admins are reminded. */
const RULES_REMINDER = 14

/** The reminder that is due, as days before the end; undefined while the end is further away. */
export function reminderOf({ of, from }: Ending, today: string): number | undefined {
  const left = daysBetween(today, from)
  const reminders = of === 'timetable' ? TIMETABLE_REMINDERS : [RULES_REMINDER]
  return reminders.find(days => left <= days)
}

/** What ends so soon that admins are reminded of it today. */
export function dueEndings(settings: EndingSettings, today: string): Ending[] {
  return endings(settings, today, TIMETABLE_REMINDERS[2]).filter(
    ending => reminderOf(ending, today) !== undefined,
  )
}

type EndingSettings = Pick<PrayerSettings, 'iqama' | 'jumuah' | 'tables'>

/**
 * What is there today and runs out within so many days: then visitors see no Jumu'ah, no iqama, or
 * computed times in place of the timetable. What the mosque never had, or already lost, is left out.
 */
export function endings(
  { iqama, jumuah, tables }: EndingSettings,
  today: string,
  days: number,
): Ending[] {
  const inTables = new Set(tables.flatMap(table => table.days.map(({ date }) => date)))
  const lists: [Ending['of'], (date: string) => boolean][] = [
    ...PRAYERS.map((name): [PrayerName, (date: string) => boolean] => [
      name,
      date => rangeOn(iqama[name], allYear(date)) !== undefined,
    ]),
    ['jumuah', date => rangeOn(jumuah, allYear(date)) !== undefined],
    ['timetable', date => inTables.has(date)],
  ]
  return lists.flatMap(([of, has]) => {
    if (!has(today)) return []
    for (let day = 1; day <= days; day++) {
      const from = addDays(today, day)
      if (!has(from)) return [{ of, from }]
    }
    return []
  })
}

/** Rules of a Hijri month do not fill what runs out: they end with their month. */
const allYear = (date: string) => ({ date, month: undefined })

/** What ends, for an admin: 'The iqama of Isha has no rule from January 1, 2027 on.' */
export function endingInWords({ of, from }: Ending): string {
  const when = `from ${formatLong(from)} on`
  if (of === 'timetable') {
    return `The mosque’s own timetable has no day ${when}: prayer times are computed then.`
  }
  if (of === 'jumuah') return `Jumu'ah has no time ${when}.`
  return `The iqama of ${prayerNames[of]} has no rule ${when}.`
}
