// Written by `npm run texts` from en-US/format.json.
import { textsOf } from './catalog.ts'
import english from './en-US/format.json' with { type: 'json' }

interface Texts {
  /** Names of dates and the order of their parts. */
  dateTexts: {
    /** Twelve names with commas between them, as are the short ones; seven weekdays from Sunday on. */
    months: string
    weekdays: string
    shortMonths: string
    shortWeekdays: string
    day: (weekday: string, month: string, day: string) => string
    date: (month: string, day: string, year: string) => string
    full: (weekday: string, month: string, day: string, year: string) => string
    month: (month: string, year: string) => string
    monthDay: (month: string, day: string) => string
    /** 'Today' or 'This Friday' with the date without a weekday. */
    near: (near: string, date: string) => string
    moment: (date: string, time: string) => string
  }
  /** The same where the day comes before the month; of languages with one order only, as above. */
  dayFirstTexts: {
    day: (weekday: string, month: string, day: string) => string
    date: (month: string, day: string, year: string) => string
    full: (weekday: string, month: string, day: string, year: string) => string
    monthDay: (month: string, day: string) => string
  }
  /** The clock; `am` and `pm` of that of 12 hours. */
  clockTexts: {
    am: string
    pm: string
    /** In place of a time that there is not. */
    none: string
    time: (digits: string, half: string) => string
    /** Several times of one thing. */
    and: string
  }
}

export const {
  dateTexts,
  dayFirstTexts,
  clockTexts,
} = textsOf<Texts>('format', english)
