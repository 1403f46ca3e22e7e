import type { IqamaRule } from '#domain/prayer/iqamaRule.ts'
import type { PrayerName } from '#domain/prayer/names.ts'
import type { JumuahSlotSetting, PrayerSettings } from '#domain/prayer/settings.ts'
import type { DayOf } from '#domain/prayer/times.ts'
import { clockOf, minutesOf } from '#domain/time/civil.ts'
import { FRIDAY } from '#domain/time/units.ts'
import { daysOfYear } from '#panel/prayer/rules/nextSlot.ts'

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

/** The iqama rules of a pattern at a place, whose days `dayOf` computes from `today` on. */
export function patternRules(
  pattern: IqamaPattern,
  dayOf: DayOf,
  today: string,
): PrayerSettings['iqama'] {
  const rules = Object.entries(AFTER_ATHAN).map(([name, minutes]): [string, IqamaRule] => {
    if (pattern === 'dhuhr' && name === 'dhuhr') {
      return [name, { kind: 'fixed', time: afterEveryDhuhr(dayOf, today, minutes) }]
    }
    const isPlain = pattern === 'minutes' || name === 'maghrib'
    const steps = isPlain ? {} : { roundTo: QUARTER, weekday: FRIDAY }
    return [name, { kind: 'after-athan', minutes, ...steps } as IqamaRule]
  })
  return Object.fromEntries(
    rules.map(([name, rule]) => [name, [{ rule }]]),
  ) as PrayerSettings['iqama']
}

/** The pattern that rules follow; undefined for rules of one's own. */
export function patternOf(
  iqama: PrayerSettings['iqama'],
  dayOf: DayOf,
  today: string,
): IqamaPattern | undefined {
  const patterns = Object.keys(IQAMA_PATTERNS) as IqamaPattern[]
  return patterns.find(
    pattern => JSON.stringify(patternRules(pattern, dayOf, today)) === JSON.stringify(iqama),
  )
}

/** A first proposal for Jumu'ah: a khutbah after every Dhuhr athan, the prayer half an hour later. */
export function proposedJumuah(dayOf: DayOf, today: string): JumuahSlotSetting {
  const khutbah = afterEveryDhuhr(dayOf, today, QUARTER)
  const time = afterEveryDhuhr(dayOf, today, QUARTER + 30)
  return { khutbah, time }
}

/** One time for winter and one for summer, at least so many minutes after every athan of Dhuhr. */
function afterEveryDhuhr(dayOf: DayOf, today: string, minutes: number) {
  const latest = { standard: 0, daylight: 0 }
  for (const { athan, daylight } of daysOfYear(dayOf, today)) {
    const season = daylight ? 'daylight' : 'standard'
    latest[season] = Math.max(latest[season], minutesOf(athan.dhuhr))
  }
  const rounded = (athan: number) => clockOf(Math.ceil((athan + minutes) / QUARTER) * QUARTER)
  // A place without a change of clocks has one season.
  const { standard, daylight } = latest
  if (standard === 0 || daylight === 0) return rounded(Math.max(standard, daylight))
  return { standard: rounded(standard), daylight: rounded(daylight) }
}
