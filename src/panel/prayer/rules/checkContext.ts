import type { TimesContext } from '#domain/prayer/timesReview.ts'

/** What the checks of edited settings are given. */
export type CheckContext = TimesContext

/** How many days ahead a rule is tried: every season once. */
export const DAYS_TRIED = 366
