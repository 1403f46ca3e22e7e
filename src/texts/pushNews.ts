// Written by `npm run texts` from en-US/pushNews.json.
import { textsOf, type Value } from './catalog.ts'
import english from './en-US/pushNews.json' with { type: 'json' }

interface Texts {
  /** What notifications say. */
  pushNewsTexts: {
    /** A janazah's prayer, with its day and time where they are known. */
    after: (prayer: Value, when: Value) => string
    at: (day: Value, time: Value) => string
    cancelled: (title: Value) => string
    moved: (title: Value) => string
    /** The days of an event that do not take place. */
    not: (days: Value) => string
    now: (when: Value) => string
    also: (days: Value, count: Value) => string
    /** Several events changed at once. */
    several: (count: Value) => string
    /** A notice that was deleted or ended before its time. */
    withdrawn: (title: Value) => string
    withdrawnText: string
    iqama: string
    /** The evening of the 29th, and what the mosque then confirmed. */
    waiting: (month: Value) => string
    confirmed: (outcome: Value) => string
    confirmedText: string
    live: (title: Value) => string
    liveText: string
    welcome: string
    welcomeText: (topics: Value) => string
  }
}

export const {
  pushNewsTexts,
} = textsOf<Texts>('pushNews', english)
