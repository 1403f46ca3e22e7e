// Written by `npm run texts` from en-US/closures.json.
import { textsOf, type Value } from './catalog.ts'
import english from './en-US/closures.json' with { type: 'json' }

interface Texts {
  /** What a closure of the mosque cancels. */
  closureTexts: {
    canceled: string
    canceledFor: (reason: Value) => string
    /** In a list, with the title of the event. */
    canceledEvent: (event: Value) => string
  }
  /** In place of an iqama in a table, and the sentence that names the prayers of a day. */
  noCongregationTexts: {
    cell: string
    day: (prayers: Value) => string
    dayFor: (reason: Value, prayers: Value) => string
  }
}

export const {
  closureTexts,
  noCongregationTexts,
} = textsOf<Texts>('closures', english)
