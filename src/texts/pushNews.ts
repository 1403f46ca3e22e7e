// Written by `npm run texts` from en-US/pushNews.json.
import { textsOf } from './catalog.ts'
import english from './en-US/pushNews.json' with { type: 'json' }

interface Texts {
  /** What notifications say. */
  pushNewsTexts: {
    /** A janazah's prayer, with its day and time where they are known. */
    after: (prayer: string, when: string) => string
    at: (day: string, time: string) => string
    cancelled: (title: string) => string
    moved: (title: string) => string
    /** The days of an event that do not take place. */
    not: (days: string) => string
    now: (when: string) => string
    also: (days: string, count: number) => string
    /** Several events changed at once. */
    several: (count: number) => string
    /** A notice that was deleted or ended before its time. */
    withdrawn: (title: string) => string
    withdrawnText: string
    iqama: string
    /** The evening of the 29th, and what the mosque then confirmed. */
    waiting: (month: string) => string
    confirmed: (outcome: string) => string
    confirmedText: string
    live: (title: string) => string
    liveText: string
    welcome: string
    welcomeText: (topics: string) => string
  }
}

export const {
  pushNewsTexts,
} = textsOf<Texts>('pushNews', english)
