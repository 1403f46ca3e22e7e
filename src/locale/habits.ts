import type { Digits } from './figures.ts'

/**
 * How a place writes what is computed: the forms that formatters read. `domain/habits` makes them from
 * what the mosque has chosen; pages carry what differs from the forms below.
 */
export interface Habits {
  /** Hours on the clock. */
  readonly clock: 12 | 24
  /** 'November 27, 2026', or '27 November 2026'. */
  readonly dates: 'mdy' | 'dmy'
  /** The weekday on which calendars begin; 0 is Sunday. */
  readonly firstDay: number
  /** The English of the place, for Intl and feeds. */
  readonly english: 'en-US' | 'en-GB'
  /** ISO 4217. */
  readonly currency: string
  /** Of the place's telephone numbers, for links: '1'. */
  readonly callingCode: string
  /** Of languages that are written with others than 0 to 9. */
  readonly digits: Readonly<Record<string, Digits>>
  /** The place's words for those of the fixed texts, by the latter in small letters: dhuhr, center. */
  readonly terms: Readonly<Record<string, string>>
}

/** Those of the fixed texts (docs/product.md, section 15). */
export const US_HABITS: Habits = {
  clock: 12,
  dates: 'mdy',
  firstDay: 0,
  english: 'en-US',
  currency: 'USD',
  callingCode: '1',
  digits: { bn: 'beng' },
  terms: {},
}
