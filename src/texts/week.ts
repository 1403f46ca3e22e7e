// Written by `npm run texts` from en-US/week.json.
import { textsOf } from './catalog.ts'
import english from './en-US/week.json' with { type: 'json' }

interface Texts {
  /** Home's list of the coming seven days. */
  weekTexts: {
    title: string
    all: string
    today: string
    /** A day on which nothing more takes place. */
    nothing: string
    allDay: string
    onNow: string
    cancelled: string
    /** An event that takes the place of one of its week; from a time or from a day. */
    moved: (from: string) => string
    eid: string
    /** Which time of a Jumu'ah the line begins with, and when the others begin. */
    khutbah: string
    also: (times: string) => string
  }
}

export const {
  weekTexts,
} = textsOf<Texts>('week', english)
