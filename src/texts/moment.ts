// Written by `npm run texts` from en-US/moment.json.
import { textsOf, type Value } from './catalog.ts'
import english from './en-US/moment.json' with { type: 'json' }

interface Texts {
  /** When something happened. */
  momentTexts: {
    today: (time: Value) => string
    yesterday: (time: Value) => string
    on: (day: Value, time: Value) => string
  }
}

export const {
  momentTexts,
} = textsOf<Texts>('moment', english)
