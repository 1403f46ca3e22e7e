import { canonical } from '#domain/canonical.ts'
import { onDays } from '#domain/prayer/inWords/days.ts'
import { inOrder, rangeOn } from '#domain/prayer/ranges.ts'
import { ruleDayOf } from '#domain/prayer/ruleDay.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import type { PrayerDay } from '#domain/prayer/times.ts'
import { addDays, datesFrom, weekday } from '#domain/time/civil.ts'
import { clock12, formatLong } from '#domain/time/format.ts'
import { type CheckContext, DAYS_TRIED, type Finding } from './checkContext.ts'

const FRIDAY = 5

/** What is doubtful about Jumu'ah: slots outside of Dhuhr's time, and Fridays without a slot. */
export function jumuahFindings(context: CheckContext): Finding[] {
  return [
    ...context.settings.jumuah.flatMap((_, index) => slotFindings(index, context)),
    ...uncoveredFridays(context),
    ...overrideFindings(context),
  ]
}

function slotFindings(index: number, { settings, today, dayOf }: CheckContext): Finding[] {
  const range = settings.jumuah[index]
  if (!range) return []
  const first = range.from && range.from > today ? range.from : today
  const limit = addDays(first, DAYS_TRIED - 1)
  const last = range.until && range.until < limit ? range.until : limit
  const days = fridays(first, last)
    .map(dayOf)
    .filter(day => !day.override?.jumuah && rangeOf(settings, day) === range)
  return outsideDhuhr(days, ['jumuah', index])
}

/** Fridays ahead that no range covers; reported at the range before them, or else at the one after. */
function uncoveredFridays({ settings, today, dayOf }: CheckContext): Finding[] {
  const { jumuah, overrides } = settings
  if (jumuah.length === 0) {
    const message = "No Jumu'ah is set on any Friday: visitors see Dhuhr and its iqama."
    return [{ path: ['jumuah'], message, blocks: false }]
  }
  const ahead = fridays(today, addDays(today, DAYS_TRIED - 1))
  const isSet = (date: string) =>
    rangeOf(settings, dayOf(date)) || overrides.some(day => day.date === date && day.jumuah)
  const ordered = inOrder(jumuah).filter(range => range.hijriMonth === undefined)
  return [
    ...Map.groupBy(
      ahead.filter(date => !isSet(date)),
      date => ordered.findLastIndex(range => (range.from ?? '') <= date),
    ),
  ].map(([before, dates]) => {
    const isLast = before === ordered.length - 1 && ordered.length === jumuah.length
    const when = isLast ? `from ${formatLong(dates[0] ?? '')} on` : onDays(dates)
    const range = ordered[Math.max(before, 0)]
    return {
      path: ['jumuah', range ? jumuah.indexOf(range) : 0],
      message: `No Jumu'ah is set ${when}: change the days here or add new Jumu'ah times.`,
      blocks: false,
    }
  })
}

/** Single Fridays; that one has no Jumu'ah is said once, before it is saved. */
function overrideFindings({ settings, saved, today, dayOf }: CheckContext): Finding[] {
  return settings.overrides.flatMap((override, index): Finding[] => {
    const { date, jumuah } = override
    if (!jumuah || date < today || weekday(date) !== FRIDAY) return []
    const path = ['overrides', index, 'jumuah']
    if (jumuah.length > 0) return outsideDhuhr([dayOf(date)], path)
    if (saved.overrides.some(known => canonical(known) === canonical(override))) return []
    const message = `There will be no Jumu'ah on ${formatLong(date)}: visitors see Dhuhr and its iqama.`
    return [{ path, message, blocks: false }]
  })
}

/** The range whose Jumu'ah a Friday has, unless it has its own. */
function rangeOf({ jumuah }: PrayerSettings, day: PrayerDay) {
  return rangeOn(jumuah, ruleDayOf('jumuah', day))
}

function outsideDhuhr(days: readonly PrayerDay[], path: Finding['path']): Finding[] {
  const findings: Finding[] = []
  const early = days.filter(({ athan, jumuah }) => jumuah.some(({ time }) => time < athan.dhuhr))
  const late = days.filter(({ athan, jumuah }) => jumuah.some(({ time }) => time >= athan.asr))
  if (early.length) {
    const message = `Jumu'ah is before Dhuhr's athan ${onDays(early.map(day => day.iso))}.`
    findings.push({ path, message, blocks: false })
  }
  if (late.length) {
    const times = late.flatMap(({ athan, jumuah }) =>
      jumuah.flatMap(({ time }) => (time >= athan.asr ? [time] : [])),
    )
    const [earliest = ''] = late.map(({ athan }) => athan.asr).sort()
    const what = [...new Set(times)].sort().map(clock12).join(' and ')
    const when = onDays(late.map(day => day.iso))
    const message = `Jumu'ah at ${what} is at or after Asr's athan ${when}: choose a time before ${clock12(earliest)}.`
    findings.push({ path, message, blocks: false })
  }
  return findings
}

function fridays(first: string, last: string): string[] {
  return datesFrom(first, last).filter(date => weekday(date) === FRIDAY)
}
