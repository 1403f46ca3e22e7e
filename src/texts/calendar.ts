// Written by `npm run texts` from en-US/calendar.json.
import { textsOf } from './catalog.ts'
import english from './en-US/calendar.json' with { type: 'json' }

interface Texts {
  /** The choice of a reminder in a calendar. */
  reminderTexts: {
    label: string
    none: string
    atStart: string
    minutes: (count: number) => string
    hours: (count: number) => string
    days: (count: number) => string
    hint: string
  }
  /** Links to subscribe to a calendar. */
  subscribeTexts: {
    apple: string
    google: string
    copy: string
  }
}

export const {
  reminderTexts,
  subscribeTexts,
} = textsOf<Texts>('calendar', english)
