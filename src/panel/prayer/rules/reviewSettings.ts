import type { Problem } from '#domain/prayer/rangeChecks.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { newProblems } from '#domain/prayer/settingsChecks.ts'
import { dayComputer, type PrayerDay } from '#domain/prayer/times.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { aheadWarnings } from './aheadWarnings.ts'
import { iqamaFindings } from './iqamaChecks.ts'
import { placeProblems, placeWarnings } from './placeProblems.ts'
import { eidWarnings, minutesProblems } from './seasonChecks.ts'

/** The result of checking settings before they are saved; paths as in the settings. */
export interface SettingsReview {
  /** They prevent saving. */
  readonly problems: readonly Problem[]
  /** They are shown, and saving is allowed. */
  readonly warnings: readonly Problem[]
  /** Computes days under these settings; null while that cannot be done. */
  readonly dayOf: ((date: string) => PrayerDay) | null
}

const NOT_COMPUTED =
  'With this place and these angles some days get no times at all. Choose another method.'

/**
 * All problems and warnings of edited settings, from the fields to the days they give.
 * What `saved` contained already is a warning at most.
 */
export function reviewSettings(
  settings: PrayerSettings,
  saved: PrayerSettings,
  now: Date,
): SettingsReview {
  const fields = [...placeProblems(settings), ...minutesProblems(settings)]
  if (fields.length) return { problems: fields, warnings: [], dayOf: null }
  const problems = newProblems(settings, saved)
  if (problems.length) return { problems, warnings: [], dayOf: null }
  const today = civilDateIn(settings.place.timeZone, now)
  const dayOf = remembered(dayComputer(settings, today))
  try {
    const context = { settings, saved, today, dayOf }
    const findings = iqamaFindings(context)
    return {
      problems: findings.filter(finding => finding.blocks),
      warnings: [
        ...placeWarnings(settings, now),
        ...aheadWarnings(context),
        ...eidWarnings(context),
        ...findings.filter(finding => !finding.blocks),
      ],
      dayOf,
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const path = ['calculation', 'method']
    return { problems: [{ path, message: NOT_COMPUTED }], warnings: [], dayOf: null }
  }
}

function remembered(compute: (date: string) => PrayerDay): (date: string) => PrayerDay {
  const known = new Map<string, PrayerDay>()
  return date => {
    const day = known.get(date) ?? compute(date)
    known.set(date, day)
    return day
  }
}
