// Written by `npm run texts` from en-US/hijri.json.
import { textsOf } from './catalog.ts'
import english from './en-US/hijri.json' with { type: 'json' }

interface Texts {
  /** The months in the spelling most common in American English. */
  HIJRI_MONTHS: readonly string[]
  /** Month first, as American dates are. */
  hijriTexts: {
    date: (month: string, day: string, year: string) => string
    day: (month: string, day: string) => string
    month: (month: string, year: string) => string
  }
  /** The same where the day comes before the month; of languages with one order only, as above. */
  dayFirstHijriTexts: {
    date: (month: string, day: string, year: string) => string
    day: (month: string, day: string) => string
  }
}

export const {
  HIJRI_MONTHS,
  hijriTexts,
  dayFirstHijriTexts,
} = textsOf<Texts>('hijri', english)
