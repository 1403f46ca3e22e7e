import { dayLine, nearest } from '#domain/prayer/dayLine.ts'
import { ruleClocks, ruleInWords } from '#domain/prayer/iqama.ts'
import type { IqamaRule } from '#domain/prayer/iqamaRule.ts'
import { PRAYERS, type PrayerName } from '#domain/prayer/names.ts'
import { rangeOn } from '#domain/prayer/ranges.ts'
import { ruleDayOf } from '#domain/prayer/ruleDay.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { dayComputer, type PrayerDay } from '#domain/prayer/times.ts'
import { remembered } from '#domain/remembered.ts'
import { addDays, datesFrom } from '#domain/time/civil.ts'
import { durationInWords } from '#domain/time/durations.ts'
import { formatDay } from '#domain/time/format.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { comingClockChange } from './clockChange.ts'
import { putRange, withRules } from './rangeEdits.ts'
import type { Repair } from './repairs.ts'

/** A rule whose wait grows or shrinks by more minutes with the clocks was hardly meant so. */
const USUAL_STEP = 30

/** A prayer in the week before the clocks change and the week after. */
export interface PrayerWeeks {
  readonly prayer: PrayerName
  readonly before: readonly PrayerDay[]
  readonly after: readonly PrayerDay[]
  /** What looks wrong in the second week, and a row that mends it. */
  readonly proposal?: { readonly message: string; readonly repair: Repair }
}

interface ClockWeeks {
  /** The first day on the new clock. */
  readonly date: string
  readonly prayers: readonly PrayerWeeks[]
}

/** The same of stored settings; those that give no times at all have none. */
export function storedClockWeeks(settings: PrayerSettings, today: string): ClockWeeks | undefined {
  try {
    return clockWeeks(settings, remembered(dayComputer(settings, today)), today)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Both weeks around a change of the clocks within the next fortnight. */
export function clockWeeks(
  settings: PrayerSettings,
  dayOf: (date: string) => PrayerDay,
  today: string,
): ClockWeeks | undefined {
  const zone = settings.place.timeZone
  const date = comingClockChange(zone, today)
  if (!date) return undefined
  const before = datesFrom(addDays(date, -7), addDays(date, -1)).map(dayOf)
  const after = datesFrom(date, addDays(date, 6)).map(dayOf)
  const prayers = PRAYERS.map((prayer): PrayerWeeks => {
    const proposal = proposalFor(settings, prayer, before, after)
    return { prayer, before, after, ...(proposal && { proposal }) }
  })
  return { date, prayers }
}

function proposalFor(
  settings: PrayerSettings,
  prayer: PrayerName,
  before: readonly PrayerDay[],
  after: readonly PrayerDay[],
): PrayerWeeks['proposal'] {
  const [last, first] = [before.at(-1), after[0]]
  if (!last || !first || ['day', 'table'].includes(first.sources[prayer])) return undefined
  const ranges = settings.iqama[prayer]
  const range = rangeOn(ranges, ruleDayOf(prayer, first))
  const [usual, next] = [waitOf(last, prayer), waitOf(first, prayer)]
  if (!range || usual === undefined) return undefined
  const isHidden = after.some(day => day.hiddenIqama?.[prayer])
  const isFar =
    next !== undefined && Math.abs(next - usual) > USUAL_STEP && !hasOwnClocks(range.rule)
  if (!isHidden && !isFar) return undefined
  const rule: IqamaRule = { kind: 'after-athan', minutes: Math.round(usual / 5) * 5 }
  const added = { ...range, from: first.iso, rule }
  return {
    message: isHidden
      ? `${prayerNames[prayer]} ${ruleInWords(range.rule)} cannot be on the new clock: visitors would see no iqama.`
      : `${prayerNames[prayer]} would be ${durationInWords(next ?? 0)} after its athan instead of ${durationInWords(usual)}.`,
    repair: {
      label: `Use ${ruleInWords(rule)} from ${formatDay(first.iso)}`,
      apply: draft => withRules(draft, prayer, putRange(draft.iqama[prayer], added)),
    },
  }
}

/** A time for either season, or a bound such as ‘not before 7:30 PM’: its wait is meant to change. */
const hasOwnClocks = (rule: IqamaRule): boolean =>
  rule.notBefore !== undefined ||
  rule.notAfter !== undefined ||
  ruleClocks(rule).some(({ clock }) => typeof clock === 'object')

/** Minutes from a day's athan to its iqama. */
function waitOf(day: PrayerDay, prayer: PrayerName): number | undefined {
  const athan = dayLine(day.athan)[prayer]
  return day.iqama[prayer] ? nearest(day.iqama[prayer], athan) - athan : undefined
}
