import { canonical } from '#domain/canonical.ts'
import type { Problem } from '#domain/declared/problems.ts'
import { DAYS_TRIED } from '#domain/prayer/bounds.ts'
import { comingEids } from '#domain/prayer/comingEids.ts'
import { dayLine, nearest } from '#domain/prayer/dayLine.ts'
import { onDays } from '#domain/prayer/inWords/days.ts'
import { inOrder, rangeOn } from '#domain/prayer/ranges.ts'
import { ruleDayOf } from '#domain/prayer/ruleDay.ts'
import { inSeason, seasons } from '#domain/prayer/seasonalClock.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import type { PrayerDay } from '#domain/prayer/times.ts'
import type { TimesContext } from '#domain/prayer/timesReview.ts'
import { addDays, datesFrom, FRIDAY, weekday } from '#domain/time/civil.ts'
import { clock12, formatDay, formatLong } from '#domain/time/format.ts'
import { comingFridays } from './khateebs.ts'

const WEEKS = Math.ceil(DAYS_TRIED / 7)

/** What is doubtful about Jumu'ah: khutbahs before Dhuhr's athan, Fridays without a prayer. */
export function jumuahWarnings(context: TimesContext): Problem[] {
  return [...earlyKhutbahs(context), ...uncoveredFridays(context), ...cancelledFridays(context)]
}

/** Khutbahs before Dhuhr's athan, which some schools allow; of each range and each single Friday. */
function earlyKhutbahs({ settings, today, dayOf }: TimesContext): Problem[] {
  const early = comingFridays(today, WEEKS)
    .map(dayOf)
    .filter(({ athan, jumuah }) => jumuah.some(({ khutbah = '24' }) => khutbah < athan.dhuhr))
  const pathOf = (day: PrayerDay) => {
    const range = rangeOf(settings, day)
    const single = settings.overrides.findIndex(({ date, jumuah }) => date === day.iso && jumuah)
    if (single >= 0) return ['overrides', single, 'jumuah']
    return ['jumuah', range ? settings.jumuah.indexOf(range) : 0]
  }
  return [...Map.groupBy(early, day => pathOf(day).join('.')).values()].map(days => ({
    path: pathOf(days[0] as PrayerDay),
    message: `A khutbah is before Dhuhr's athan ${onDays(days.map(({ iso }) => iso))}.`,
  }))
}

/** Fridays ahead that no range covers; reported at the range before them, or else at the one after. */
function uncoveredFridays({ settings, today, dayOf }: TimesContext): Problem[] {
  const { jumuah, overrides } = settings
  if (jumuah.length === 0) {
    const message = "No Jumu'ah is set on any Friday: visitors see Dhuhr and its iqama."
    return [{ path: ['jumuah'], message }]
  }
  const isSet = (date: string) =>
    rangeOf(settings, dayOf(date)) || overrides.some(day => day.date === date && day.jumuah)
  const ordered = inOrder(jumuah).filter(range => range.hijriMonth === undefined)
  return [
    ...Map.groupBy(
      comingFridays(today, WEEKS).filter(date => !isSet(date)),
      date => ordered.findLastIndex(range => (range.from ?? '') <= date),
    ),
  ].map(([before, dates]) => {
    const isLast = before === ordered.length - 1 && ordered.length === jumuah.length
    const when = isLast ? `from ${formatLong(dates[0] ?? '')} on` : onDays(dates)
    const range = ordered[Math.max(before, 0)]
    return {
      path: ['jumuah', range ? jumuah.indexOf(range) : 0],
      message: `No Jumu'ah is set ${when}: change the days here or add new Jumu'ah times.`,
    }
  })
}

/** Single Fridays without Jumu'ah; this is said once, before it is saved. */
function cancelledFridays({ settings, saved, today }: TimesContext): Problem[] {
  const known = new Set(saved.overrides.map(canonical))
  return settings.overrides.flatMap((override, index): Problem[] => {
    const { date, jumuah } = override
    if (jumuah?.length !== 0 || date < today || weekday(date) !== FRIDAY) return []
    if (known.has(canonical(override))) return []
    const message = `There will be no Jumu'ah on ${formatLong(date)}: visitors see Dhuhr and its iqama.`
    return [{ path: ['overrides', index, 'jumuah'], message }]
  })
}

/** The range whose Jumu'ah a Friday has, unless it has its own. */
function rangeOf({ jumuah }: PrayerSettings, day: PrayerDay) {
  return rangeOn(jumuah, ruleDayOf('jumuah', day))
}

/** Tarawih at a time of the clock before Isha is prayed, in the nights of the coming year. */
export function tarawihWarnings({ settings, today, dayOf }: TimesContext): Problem[] {
  return (settings.ramadan?.tarawih ?? []).flatMap(({ time }, index) => {
    if (typeof time === 'object' && 'afterIsha' in time) return []
    const early = datesFrom(today, addDays(today, DAYS_TRIED)).filter(date => {
      const { tarawih, athan, iqama, daylight } = dayOf(date)
      const clock = inSeason(time, daylight)
      const isha = dayLine(athan).isha
      const prayed = iqama.isha ? nearest(iqama.isha, isha) : isha
      return tarawih.some(one => one.time === clock) && nearest(clock, isha) < prayed
    })
    if (early.length === 0) return []
    const clocks = [...new Set(seasons(time))].map(clock12).join(' and ')
    const message = `Tarawih at ${clocks} is before Isha’s iqama ${onDays(early)}. Choose a later time, or minutes after Isha’s iqama.`
    return [{ path: ['ramadan', 'tarawih', index, 'time'], message }]
  })
}

/** Eid prayers at a time at which none can be prayed: before sunrise, or from Dhuhr on. */
export function eidWarnings({ settings, today, dayOf }: TimesContext): Problem[] {
  return comingEids(settings, today).flatMap(({ festival, date, eid }) => {
    const { athan } = dayOf(date)
    return (eid?.prayers ?? []).flatMap(({ time }, index) => {
      if (time > athan.sunrise && time < athan.dhuhr) return []
      const limit =
        time > athan.sunrise
          ? `after Dhuhr’s athan at ${clock12(athan.dhuhr)}`
          : `before sunrise at ${clock12(athan.sunrise)}`
      const message = `The Eid prayer at ${clock12(time)} is ${limit} on ${formatDay(date)}.`
      return [{ path: ['eid', festival, 'prayers', index, 'time'], message }]
    })
  })
}
