// Written by `npm run texts` from en-US/prayerRules.json.
import { textsOf, type Value } from './catalog.ts'
import english from './en-US/prayerRules.json' with { type: 'json' }

interface Texts {
  /** An iqama rule as a sentence's end. */
  ruleTexts: {
    at: (time: Value) => string
    atQuarters: (times: Value) => string
    fromQuarter: (time: Value, month: Value) => string
    inSeasons: (standard: Value, daylight: Value) => string
    notBefore: (time: Value) => string
    notAfter: (time: Value) => string
    rounded: (minutes: Value) => string
    changesOn: (weekday: Value) => string
    minutes: (minutes: number) => string
  }
  /** The times that rules count from: of a day, and of a week with one time. */
  countedTexts: {
    'after-athan': {
      at: string
      after: (minutes: Value) => string
      atLatest: string
      afterLatest: (minutes: Value) => string
    }
    'after-sunset': {
      at: string
      after: (minutes: Value) => string
      atLatest: string
      afterLatest: (minutes: Value) => string
    }
  }
}

export const {
  ruleTexts,
  countedTexts,
} = textsOf<Texts>('prayerRules', english)
