// Written by `npm run texts` from en-US/moment.json.
import { textsOf } from './catalog.ts'
import english from './en-US/moment.json' with { type: 'json' }

interface Texts {
  /** When something happened. */
  momentTexts: {
    today: (time: string) => string
    yesterday: (time: string) => string
    on: (day: string, time: string) => string
  }
}

export const {
  momentTexts,
} = textsOf<Texts>('moment', english)
