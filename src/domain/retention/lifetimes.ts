/**
 * How long personal data is kept at the most: the page on privacy says it, and the tick removes what
 * is older. How long the activity log is kept, owners set.
 */
export const LIFETIMES = {
  messageMonths: 12,
  signInDays: 90,
  /** Since the browser last confirmed that it follows. */
  followerMonths: 12,
  /** Of a khateeb's address, since the consent and the last Friday. */
  khateebMonths: 12,
  backupMonths: 12,
} as const

/** What owners choose from for the activity log, in months; the least is so long that no trace is erased. */
export const LOG_MONTHS = [6, 12, 24, 36, 60] as const
export type LogMonths = (typeof LOG_MONTHS)[number]

/** What a new site begins with. An older one keeps its log until an owner sets a time. */
export const NEW_SITE_LOG_MONTHS: LogMonths = 24

/** The moment that many months before another. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - months)
  return before
}
