// Written by `npm run texts` from en-US/durations.json.
import { textsOf } from './catalog.ts'
import english from './en-US/durations.json' with { type: 'json' }

interface Texts {
  durationTexts: {
    hours: (hours: number, minutes: number) => string
    hoursAndSeconds: (hours: number, minutes: string, seconds: string) => string
    seconds: (minutes: string, seconds: string) => string
    minutes: (minutes: number) => string
    shortMinutes: (minutes: number) => string
  }
}

export const {
  durationTexts,
} = textsOf<Texts>('durations', english)
