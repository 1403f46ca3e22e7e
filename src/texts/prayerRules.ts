// Written by `npm run texts` from en-US/prayerRules.json.
import { textsOf } from './catalog.ts'
import english from './en-US/prayerRules.json' with { type: 'json' }

interface Texts {
  /** An iqama rule as a sentence's end. */
  ruleTexts: {
    at: (time: string) => string
    atQuarters: (times: string) => string
    fromQuarter: (time: string, month: string) => string
    inSeasons: (standard: string, daylight: string) => string
    notBefore: (time: string) => string
    notAfter: (time: string) => string
    rounded: (minutes: string) => string
    changesOn: (weekday: string) => string
    minutes: (minutes: number) => string
  }
  /** The times that rules count from: of a day, and of a week with one time. */
  countedTexts: {
    'after-athan': {
      at: string
      after: (minutes: string) => string
      atLatest: string
      afterLatest: (minutes: string) => string
    }
    'after-sunset': {
      at: string
      after: (minutes: string) => string
      atLatest: string
      afterLatest: (minutes: string) => string
    }
  }
}

export const {
  ruleTexts,
  countedTexts,
} = textsOf<Texts>('prayerRules', english)
