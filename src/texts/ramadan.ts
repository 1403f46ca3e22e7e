// Written by `npm run texts` from en-US/ramadan.json.
import { textsOf, type Value } from './catalog.ts'
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
    copy: (address: Value) => string
    failed: string
  }
  ramadanCalendarTexts: {
    title: string
    failed: string
    month: string
    loading: string
    expected: string
    oddNight: string
    basis: (basis: Value) => string
    or: (day: Value, later: Value) => string
    eid: (day: Value, eid: Value) => string
    days: (first: Value, last: Value) => string
    daysExpected: (first: Value, last: Value) => string
  }
}

export const {
  ramadanActionTexts,
  ramadanCalendarTexts,
} = textsOf<Texts>('ramadan', english)
