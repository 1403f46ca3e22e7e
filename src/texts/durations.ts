// Written by `npm run texts` from en-US/durations.json.
import { textsOf, type Value } from './catalog.ts'
import english from './en-US/durations.json' with { type: 'json' }

interface Texts {
  durationTexts: {
    hours: (hours: Value, minutes: Value) => string
    hoursAndSeconds: (hours: Value, minutes: Value, seconds: Value) => string
    seconds: (minutes: Value, seconds: Value) => string
    minutes: (minutes: Value) => string
    shortMinutes: (minutes: Value) => string
  }
}

export const {
  durationTexts,
} = textsOf<Texts>('durations', english)
