// Written by `npm run texts` from en-US/closures.json.
import { textsOf } from './catalog.ts'
import english from './en-US/closures.json' with { type: 'json' }

interface Texts {
  /** What a closure of the mosque cancels. */
  closureTexts: {
    canceled: string
    canceledFor: (reason: string) => string
    /** In a list, with the title of the event. */
    canceledEvent: (event: string) => string
  }
  /** In place of an iqama in a table, and the sentence that names the prayers of a day. */
  noCongregationTexts: {
    cell: string
    day: (prayers: string) => string
    dayFor: (reason: string, prayers: string) => string
  }
}

export const {
  closureTexts,
  noCongregationTexts,
} = textsOf<Texts>('closures', english)
