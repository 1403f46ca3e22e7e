import { canonical } from '#domain/canonical.ts'
import { dayLine, isOneDay, nearest } from '#domain/prayer/dayLine.ts'
import { onDays } from '#domain/prayer/inWords/days.ts'
import { iqamaDay, isBeforeAthan, quarterOf, ruleInWords } from '#domain/prayer/iqama.ts'
import { earlyIqamaMessage, isEarly } from '#domain/prayer/iqamaChecks.ts'
import {
  DAY_TIMES,
  type DayTimeName,
  LABELS,
  PRAYERS,
  type PrayerName,
} from '#domain/prayer/names.ts'
import { inOrder, rangeOn } from '#domain/prayer/ranges.ts'
import { ruleDayOf } from '#domain/prayer/ruleDay.ts'
import type { DayOverride, IqamaRule } from '#domain/prayer/settings.ts'
import type { PrayerDay } from '#domain/prayer/times.ts'
import { addDays, datesFrom } from '#domain/time/civil.ts'
import { clock12, formatDay, formatLong } from '#domain/time/format.ts'
import { type CheckContext, DAYS_TRIED, type Finding } from './checkContext.ts'
import { jumuahFindings } from './jumuahChecks.ts'

/**
 * Iqamas that do not fit their day: before the athan, to which they then yield, or after the next
 * prayer's athan. A new rule that yields on its very first day is a slip and blocks; one that the
 * season overtakes later is a warning.
 */
export function iqamaFindings(context: CheckContext): Finding[] {
  const { settings } = context
  return [
    ...PRAYERS.flatMap(prayer => ruleFindings(prayer, context)),
    ...settings.overrides.flatMap((day, index) => dayFindings(day, index, context)),
    ...jumuahFindings(context),
  ]
}

function ruleFindings(
  prayer: PrayerName,
  { settings, saved, today, dayOf }: CheckContext,
): Finding[] {
  const known = new Set(saved.iqama[prayer].map(({ rule }) => canonical(rule)))
  return inOrder(settings.iqama[prayer]).flatMap(range => {
    const first = range.from && range.from > today ? range.from : today
    const limit = addDays(first, DAYS_TRIED - 1)
    const last = range.until && range.until < limit ? range.until : limit
    const isInForce = (date: string) =>
      rangeOn(settings.iqama[prayer], ruleDayOf(prayer, dayOf(date))) === range
    const days = datesFrom(first, last).filter(isInForce).map(dayOf).filter(isByRule(prayer))
    const path = ['iqama', prayer, settings.iqama[prayer].indexOf(range)]
    const early = days.filter(day => yields(prayer, range.rule, day))
    const late = days.filter(day => isAfterNext(prayer, day, dayOf))
    const what = `${LABELS[prayer]} ${ruleInWords(range.rule)}`
    const findings: Finding[] = []
    const firstDay = early[0]
    if (firstDay && firstDay === days[0] && !known.has(canonical(range.rule))) {
      const at = [...path, 'rule', ...fieldAtFault(prayer, range.rule, firstDay)]
      findings.push({ path: at, message: earlyIqamaMessage(prayer, firstDay), blocks: true })
    } else if (firstDay) {
      const message = `${what} is before its athan ${onDays(early.map(day => day.iso))}. On those days the iqama is at the athan.`
      findings.push({ path, message, blocks: false })
    }
    if (late.length) {
      const message = `${what} is after ${NEXT[prayer].name} ${onDays(late.map(day => day.iso))}.`
      findings.push({ path, message, blocks: false })
    }
    return findings
  })
}

function dayFindings(override: DayOverride, index: number, context: CheckContext): Finding[] {
  const { saved, today, dayOf } = context
  if (override.date < today) return []
  const day = dayOf(override.date)
  const path = ['overrides', index]
  const blocks = !saved.overrides.some(known => canonical(known) === canonical(override))
  if (!isOneDay(day.athan)) {
    const message = `The athan times of ${formatLong(override.date)} are not in the order of the day.`
    return [{ path: [...path, 'athan', athanAtFault(override)], message, blocks }]
  }
  return PRAYERS.filter(prayer => override.iqama?.[prayer]).flatMap(prayer => {
    const at = [...path, 'iqama', prayer]
    if (isEarly(prayer, day)) {
      return [{ path: at, message: earlyIqamaMessage(prayer, day), blocks }]
    }
    if (!isAfterNext(prayer, day, dayOf)) return []
    const time = clock12(day.iqama[prayer])
    const message = `${LABELS[prayer]} at ${time} on ${formatDay(day.iso)} is after ${NEXT[prayer].name}.`
    return [{ path: at, message, blocks: false }]
  })
}

const isByRule = (prayer: PrayerName) => (day: PrayerDay) =>
  day.follows[prayer] !== day.iso && day.follows[prayer] !== 'table' && isOneDay(day.athan)

function yields(prayer: PrayerName, rule: IqamaRule, day: PrayerDay): boolean {
  return isBeforeAthan(rule, iqamaDay(prayer, { ...day, line: dayLine(day.athan) }))
}

/** The wrong field: `notAfter` where only the latest time allowed is too early. */
function fieldAtFault(
  prayer: PrayerName,
  rule: IqamaRule,
  day: PrayerDay,
): readonly (string | number)[] {
  const { notAfter, ...free } = rule
  if (notAfter && !yields(prayer, free, day)) return ['notAfter']
  if (rule.kind === 'quarterly') return ['times', quarterOf(day.iso)]
  return [rule.kind === 'fixed' ? 'time' : 'minutes']
}

function athanAtFault({ athan }: DayOverride): DayTimeName {
  return DAY_TIMES.find(name => athan?.[name]) ?? 'fajr'
}

const NEXT: Record<PrayerName, { readonly time: DayTimeName; readonly name: string }> = {
  fajr: { time: 'sunrise', name: 'sunrise' },
  dhuhr: { time: 'asr', name: "Asr's athan" },
  asr: { time: 'maghrib', name: "Maghrib's athan" },
  maghrib: { time: 'isha', name: "Isha's athan" },
  isha: { time: 'fajr', name: "the next Fajr's athan" },
}

function isAfterNext(
  prayer: PrayerName,
  day: PrayerDay,
  dayOf: (date: string) => PrayerDay,
): boolean {
  const line = dayLine(day.athan)
  const next =
    prayer === 'isha'
      ? dayLine(dayOf(addDays(day.iso, 1)).athan).fajr + 1440
      : line[NEXT[prayer].time]
  return nearest(day.iqama[prayer], line[prayer]) > next
}
