import type { Problem } from '#domain/declared/problems.ts'
import { daysBetween } from '#domain/time/civil.ts'
import { formatLong } from '#domain/time/format.ts'
import { EID_LABELS, EIDS, eidDate } from './eid.ts'
import { hijriMonthsOf } from './hijriSettings.ts'
import { checkHours } from './hourChecks.ts'
import { seasons } from './seasonalClock.ts'
import type { EidSetting, TarawihSetting } from './seasonSettings.ts'
import type { PrayerSettings } from './settings.ts'

/** Days by which an Eid may differ from the calculated one; more is a typing mistake. */
const FARTHEST = 3

/** Eids on impossible days or at impossible times. */
export function checkEids(eids: PrayerSettings['eid'] = {}): Problem[] {
  return EIDS.flatMap(name => {
    const eid = eids[name]
    if (!eid) return []
    const path = ['eid', name]
    const calculated = eidDate(name, eid.year)
    const problems = checkPrayers(path, eid)
    if (eid.date && Math.abs(daysBetween(calculated, eid.date)) > FARTHEST) {
      const message = `${EID_LABELS[name]} ${eid.year} is about ${formatLong(calculated)}; ${formatLong(eid.date)} is too far from it.`
      problems.push({ path: [...path, 'date'], message })
    }
    return problems
  })
}

/**
 * An Eid al-Fitr that is newly fixed on another day than Shawwal 1, or before that day is known: it
 * moves by confirming the month alone.
 */
export function checkFixedFitr(
  settings: PrayerSettings,
  saved: PrayerSettings,
  today: string,
): Problem[] {
  const { date, year } = settings.eid?.fitr ?? {}
  if (!date || year === undefined || date === saved.eid?.fitr?.date) return []
  const { startOf, dateOf } = hijriMonthsOf(settings.hijri, today)
  const first = eidDate('fitr', year, startOf)
  const { expected } = dateOf(first)
  if (date === first && !expected) return []
  const day = `Eid al-Fitr is Shawwal 1, ${expected ? 'expected on ' : ''}${formatLong(first)}`
  const message = `${day}: confirm the month under ‘Hijri months’ instead of fixing the day.`
  return [{ path: ['eid', 'fitr', 'date'], message }]
}

function checkPrayers(eid: Problem['path'], { prayers }: EidSetting): Problem[] {
  if (prayers.length === 0) {
    return [{ path: [...eid, 'prayers'], message: 'An Eid needs at least one prayer.' }]
  }
  return prayers.flatMap(({ time, takbir, place = '' }, index) => {
    const path = [...eid, 'prayers', index]
    const problems = checkHours('eid', [...path, 'time'], time)
    const isSame = (other: (typeof prayers)[number]) =>
      other.time === time && (other.place ?? '') === place
    if (prayers.findIndex(isSame) < index) {
      const message = 'Two Eid prayers at one time in one place.'
      problems.push({ path: [...path, 'time'], message })
    }
    if (!takbir) return problems
    if (takbir > time) {
      const message = 'The takbir comes before the prayer: its time must not be later.'
      return [...problems, { path: [...path, 'takbir'], message }]
    }
    return [...problems, ...checkHours('takbir', [...path, 'takbir'], takbir)]
  })
}

/** Tarawih prayers at impossible times, or two at once in one place. */
export function checkTarawih({ tarawih = [] }: PrayerSettings['ramadan'] = {}): Problem[] {
  const startOf = ({ time, place = '' }: TarawihSetting) =>
    [isAfterIsha(time) ? time.afterIsha : seasons(time), place].join()
  return tarawih.flatMap((one, index) => {
    const path = ['ramadan', 'tarawih', index, 'time']
    const isTwice = tarawih.findIndex(other => startOf(other) === startOf(one)) < index
    return [
      ...(isAfterIsha(one.time) ? [] : checkHours('tarawih', path, one.time)),
      ...(isTwice ? [{ path, message: 'Two Tarawih prayers at one time in one place.' }] : []),
    ]
  })
}

const isAfterIsha = (time: TarawihSetting['time']) =>
  typeof time === 'object' && 'afterIsha' in time
