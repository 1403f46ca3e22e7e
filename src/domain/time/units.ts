/** Lengths of time in milliseconds. */
export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The minutes of a day. */
export const DAY_MINUTES = 1_440

/** Friday as a day of the week, Sunday being 0. */
export const FRIDAY = 5
