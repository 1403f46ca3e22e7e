import type { Problem } from '#domain/prayer/rangeChecks.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import type { PrayerDay } from '#domain/prayer/times.ts'

/** What the checks of edited settings are given. */
export interface CheckContext {
  readonly settings: PrayerSettings
  /** What is stored now: what was in it before is warned about, never refused. */
  readonly saved: PrayerSettings
  readonly today: string
  readonly dayOf: (date: string) => PrayerDay
}

export interface Finding extends Problem {
  /** It prevents saving. */
  readonly blocks: boolean
}

/** How many days ahead a rule is tried: every season once. */
export const DAYS_TRIED = 366
