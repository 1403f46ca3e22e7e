import type { Problem } from '#domain/declared/problems.ts'
import { problemsOf } from '#domain/declared/schema.ts'
import { type PrayerSettings, PrayerSettingsSchema } from '#domain/prayer/settings.ts'
import { dayComputer, type PrayerDay } from '#domain/prayer/times.ts'
import {
  isOfTable,
  NOT_COMPUTED,
  newProblems,
  reviewTimes,
  type TimesFinding,
} from '#domain/prayer/timesReview.ts'
import { remembered } from '#domain/remembered.ts'
import { civilDateIn, offsetAt } from '#domain/time/civil.ts'
import { spell } from '#locale/spell.ts'
import { aheadWarnings } from './aheadWarnings.ts'
import { eidWarnings, jumuahWarnings, tarawihWarnings } from './congregationWarnings.ts'

/** Tables are checked when they are imported, and are by far the largest part. */
const EDITED = PrayerSettingsSchema.omit({ tables: true, told: true })

/** Hours by which a zone's clocks may differ from the sun: western China reaches almost three. */
const FARTHEST_HOURS = 3.5

/** What was found; of times that cannot be, with each of them. */
export type Found = Problem & Partial<Pick<TimesFinding, 'times'>>

/** The result of checking settings before they are saved; paths as in the settings. */
export interface SettingsReview {
  /** They prevent saving. */
  readonly problems: readonly Found[]
  /** They are shown, and saving is allowed. */
  readonly warnings: readonly Found[]
  /** Computes days under these settings; null while that cannot be done. */
  readonly dayOf: ((date: string) => PrayerDay) | null
}

/**
 * All problems and warnings of edited settings, from the fields to the days they give, in the words of
 * the place. What `saved` contained already is a warning at most.
 */
export function reviewSettings(...edited: Parameters<typeof found>): SettingsReview {
  const { problems, warnings, dayOf } = found(...edited)
  const spelled = ({ message, ...rest }: Found) => ({ ...rest, message: spell(message) })
  return { problems: problems.map(spelled), warnings: warnings.map(spelled), dayOf }
}

function found(settings: PrayerSettings, saved: PrayerSettings, now: Date): SettingsReview {
  // What is stored was checked by its schema when it was saved.
  const fields = settings === saved ? [] : problemsOf(EDITED, settings)
  if (fields.length > 0) return { problems: fields, warnings: [], dayOf: null }
  const today = civilDateIn(settings.place.timeZone, now)
  const problems = newProblems(settings, saved, today)
  if (!problems.every(isOfTable)) return { problems, warnings: [], dayOf: null }
  const dayOf = remembered(dayComputer(settings, today))
  try {
    const context = { settings, saved, today, dayOf }
    const findings = reviewTimes(context)
    return {
      problems: [...problems, ...findings.filter(finding => finding.blocks)],
      warnings: [
        ...placeWarnings(settings, now),
        ...aheadWarnings(context),
        ...eidWarnings(context),
        ...tarawihWarnings(context),
        // Long twilights that leave no time at all are among the warnings ahead.
        ...findings.filter(({ blocks, path }) => !blocks && path[0] !== 'calculation'),
        ...jumuahWarnings(context),
      ],
      dayOf,
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { problems: [...problems, NOT_COMPUTED], warnings: [], dayOf: null }
  }
}

/** A place and a zone that lie hours of the sun apart, most often a missing minus sign. */
function placeWarnings({ place }: PrayerSettings, now: Date): Problem[] {
  const zoneHours = offsetAt(place.timeZone, now) / 60
  const apart = Math.abs(zoneHours - place.longitude / 15)
  if (Math.min(apart, 24 - apart) <= FARTHEST_HOURS) return []
  const message = `The longitude ${place.longitude} is not in the time zone ${place.timeZone}. West is negative.`
  return [{ path: ['place', 'longitude'], message }]
}
