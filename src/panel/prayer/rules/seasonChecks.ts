import { comingEids } from '#domain/prayer/comingEids.ts'
import type { Problem } from '#domain/prayer/rangeChecks.ts'
import { MOST_NEAR_MINUTES } from '#domain/prayer/seasonSettings.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { clock12, formatDay } from '#domain/time/format.ts'
import type { CheckContext } from './checkContext.ts'

const MINUTES = `Enter whole minutes from 1 to ${MOST_NEAR_MINUTES}.`

/** Minutes before Fajr and after sunrise that are still being typed. */
export function minutesProblems({ ramadan, extraTimes }: PrayerSettings): Problem[] {
  const fields = [
    [['ramadan', 'imsak'], ramadan?.imsak],
    [['extraTimes', 'ishraq'], extraTimes?.ishraq],
  ] as const
  return fields.flatMap(([path, minutes]) =>
    minutes === undefined || isRight(minutes) ? [] : [{ path: [...path], message: MINUTES }],
  )
}

const isRight = (minutes: number) =>
  Number.isInteger(minutes) && minutes >= 1 && minutes <= MOST_NEAR_MINUTES

/** Eid prayers at a time at which none can be prayed: before sunrise, or from Dhuhr on. */
export function eidWarnings({ settings, today, dayOf }: CheckContext): Problem[] {
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
