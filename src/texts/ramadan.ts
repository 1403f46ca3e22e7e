// Written by `npm run texts` from en-US/ramadan.json.
import { textsOf } from './catalog.ts'
import english from './en-US/ramadan.json' with { type: 'json' }

interface Texts {
  /** Print, save and share the calendar. */
  ramadanActionTexts: {
    print: string
    save: string
    share: string
    drawing: string
    saved: string
    copied: string
    copy: (address: string) => string
    failed: string
  }
  ramadanCalendarTexts: {
    title: string
    failed: string
    month: string
    loading: string
    expected: string
    oddNight: string
    basis: (basis: string) => string
    or: (day: string, later: string) => string
    eid: (day: string, eid: string) => string
    days: (first: string, last: string) => string
    daysExpected: (first: string, last: string) => string
  }
}

export const {
  ramadanActionTexts,
  ramadanCalendarTexts,
} = textsOf<Texts>('ramadan', english)
