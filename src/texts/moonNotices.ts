// Written by `npm run texts` from en-US/moonNotices.json.
import { textsOf } from './catalog.ts'
import english from './en-US/moonNotices.json' with { type: 'json' }

interface Texts {
  /** What visitors read before Ramadan, Eid al-Fitr and Dhu al-Hijjah. */
  moonTexts: {
    eidExpected: (day: string) => string
    eidOn: (day: string) => string
    expectedTonight: (month: string) => string
    eidExpectedOr: (day: string, later: string) => string
    expectedSoon: (month: string) => string
    expectedOn: (month: string, day: string, later: string) => string
    beginsTonight: (month: string) => string
    beginsTomorrow: (month: string) => string
  }
  eidNames: {
    fitr: string
    adha: string
  }
}

export const {
  moonTexts,
  eidNames,
} = textsOf<Texts>('moonNotices', english)
