import { DAYS_TRIED, minutesOff } from '#domain/prayer/bounds.ts'
import { dayLine } from '#domain/prayer/dayLine.ts'
import { impossibleTimes } from '#domain/prayer/impossible.ts'
import type { IqamaRule } from '#domain/prayer/iqamaRule.ts'
import { PRAYERS, type PrayerName } from '#domain/prayer/names.ts'
import { inSeason } from '#domain/prayer/seasonalClock.ts'
import type { SeasonalClock } from '#domain/prayer/settingFields.ts'
import type { JumuahSlotSetting, PrayerSettings } from '#domain/prayer/settings.ts'
import { type DayOf, dayComputer, type PrayerDay } from '#domain/prayer/times.ts'
import { reviewTimes } from '#domain/prayer/timesReview.ts'
import { addDays, clockOf, datesFrom, FRIDAY, minutesOf, weekday } from '#domain/time/civil.ts'
import { repairOf } from '#panel/prayer/rules/repairs.ts'

/** How mosques usually set their iqamas. */
export const IQAMA_PATTERNS = {
  minutes: {
    label: 'A number of minutes after each athan',
    hint: 'Fajr 20, Dhuhr and Asr 15, Maghrib 5, Isha 15. They move by a minute or two each day.',
  },
  steps: {
    label: 'Round times that change on Fridays',
    hint: 'On the quarter of the hour, from Friday to Friday; Maghrib 5 minutes after its athan.',
  },
  dhuhr: {
    label: 'The same with one time for Dhuhr',
    hint: 'Dhuhr at one time in winter and one in summer, the others as above.',
  },
} as const satisfies Record<string, { label: string; hint: string }>
export type IqamaPattern = keyof typeof IQAMA_PATTERNS

const AFTER_ATHAN: Record<PrayerName, number> = {
  fajr: 20,
  dhuhr: 15,
  asr: 15,
  maghrib: 5,
  isha: 15,
}
const QUARTER = 15
/** What is left of the minutes where a prayer's time is too short for them. */
const FEWER = [10, 5, 0]

/**
 * The iqama rules of a pattern under such settings, from `today` on. Where they cannot be on every day of
 * the year, as far north, a prayer has minutes after its athan alone, and as many as fit.
 */
export function patternRules(
  pattern: IqamaPattern,
  settings: PrayerSettings,
  today: string,
): PrayerSettings['iqama'] {
  const dayOf = dayComputer(settings, today)
  const rulesOf = (name: PrayerName): IqamaRule[] => {
    const minutes = AFTER_ATHAN[name]
    const plain = [minutes, ...FEWER.filter(fewer => fewer < minutes)].map(
      (after): IqamaRule => ({ kind: 'after-athan', minutes: after }),
    )
    if (pattern === 'dhuhr' && name === 'dhuhr') {
      const days = datesFrom(today, addDays(today, DAYS_TRIED)).map(dayOf)
      return [{ kind: 'fixed', time: afterEveryDhuhr(days, minutes, QUARTER) }, ...plain]
    }
    if (pattern === 'minutes' || name === 'maghrib') return plain
    return [{ kind: 'after-athan', minutes, roundTo: QUARTER, weekday: FRIDAY }, ...plain]
  }
  const left = PRAYERS.map(name => [name, rulesOf(name)] as const)
  for (;;) {
    const iqama = Object.fromEntries(
      left.map(([name, [rule]]) => [name, [{ rule }]]),
    ) as PrayerSettings['iqama']
    const tried = { ...settings, iqama, jumuah: [] }
    const found = impossibleTimes(tried, dayComputer(tried, today), today, DAYS_TRIED)
    const short = left.filter(
      ([name, rules]) => rules.length > 1 && found.some(one => one.name === name),
    )
    if (short.length === 0) return iqama
    for (const [, rules] of short) rules.shift()
  }
}

/** The pattern that the iqamas of settings follow; undefined for rules of one's own. */
export function patternOf(settings: PrayerSettings, today: string): IqamaPattern | undefined {
  const patterns = Object.keys(IQAMA_PATTERNS) as IqamaPattern[]
  const own = JSON.stringify(settings.iqama)
  return patterns.find(pattern => JSON.stringify(patternRules(pattern, settings, today)) === own)
}

/** Minutes from Dhuhr's latest athan to the khutbah, from there to the prayer, and what both are rounded to. */
const KHUTBAHS = [
  [QUARTER, 30, QUARTER],
  [5, 20, 5],
] as const

/** How often a proposal is repaired: far north Jumu'ah is too early on some Fridays, too late on others. */
const REPAIRS = 6

/** A first proposal for Jumu'ah, with other times on the Fridays on which it cannot be. */
export function usualJumuah(settings: PrayerSettings, today: string): PrayerSettings['jumuah'] {
  const first = proposedJumuah(dayComputer(settings, today), today)
  let own: PrayerSettings = { ...settings, jumuah: [{ slots: [first] }] }
  for (let count = 0; count < REPAIRS; count++) {
    const found = reviewTimes({
      ...{ settings: own, saved: own, today },
      dayOf: dayComputer(own, today),
    })
    const repairs = found.flatMap(one =>
      one.path[0] === 'jumuah' ? (repairOf(one, own, today) ?? []) : [],
    )
    if (!repairs[0]) break
    own = repairs[0].apply(own)
  }
  return own.jumuah
}

/**
 * A khutbah after every Dhuhr athan, and the prayer. Where none is before Asr all year, the prayer alone,
 * at the time that can be on most Fridays.
 */
function proposedJumuah(dayOf: DayOf, today: string): JumuahSlotSetting {
  const fridays = datesFrom(today, addDays(today, DAYS_TRIED))
    .filter(date => weekday(date) === FRIDAY)
    .map(dayOf)
  for (const [after, lasts, step] of KHUTBAHS) {
    const khutbah = afterEveryDhuhr(fridays, after, step)
    const time = afterEveryDhuhr(fridays, after + lasts, step)
    if (fridays.every(day => canBe(inSeason(time, day.daylight), day))) return { khutbah, time }
  }
  return { time: bySeason(fridays, mostOften) }
}

/** Whether Jumu'ah can be at a time on a day. */
const canBe = (clock: string, { athan }: PrayerDay): boolean =>
  minutesOff('dhuhr', clock, { line: dayLine(athan), nextFajr: 0 }) === 0

/** The time, on 5 minutes, at which Jumu'ah can be on the most days. */
function mostOften(days: readonly PrayerDay[]): string {
  let best = { clock: '', count: -1 }
  const dhuhrs = days.map(({ athan }) => minutesOf(athan.dhuhr))
  for (let at = Math.ceil(Math.min(...dhuhrs) / 5) * 5; at <= Math.max(...dhuhrs) + 5; at += 5) {
    const clock = clockOf(at)
    const count = days.filter(day => canBe(clock, day)).length
    if (count > best.count) best = { clock, count }
  }
  return best.clock
}

/** A time at least so many minutes after every athan of Dhuhr, rounded up to minutes of the clock. */
const afterEveryDhuhr = (all: readonly PrayerDay[], minutes: number, step: number): SeasonalClock =>
  bySeason(all, days => {
    const latest = Math.max(...days.map(({ athan }) => minutesOf(athan.dhuhr)))
    return clockOf(Math.ceil((latest + minutes) / step) * step)
  })

/** One time for standard and one for daylight time; a place without a change of clocks has one season. */
function bySeason(
  all: readonly PrayerDay[],
  timeOf: (days: readonly PrayerDay[]) => string,
): SeasonalClock {
  const [standard, daylight] = [false, true].map(season => {
    const days = all.filter(day => day.daylight === season)
    return days.length > 0 ? timeOf(days) : ''
  })
  return standard && daylight ? { standard, daylight } : standard || daylight || ''
}
