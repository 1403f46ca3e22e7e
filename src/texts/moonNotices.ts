// Written by `npm run texts` from en-US/moonNotices.json.
import { textsOf, type Value } from './catalog.ts'
import english from './en-US/moonNotices.json' with { type: 'json' }

interface Texts {
  /** What visitors read before Ramadan, Eid al-Fitr and Dhu al-Hijjah. */
  moonTexts: {
    eidExpected: (day: Value) => string
    eidOn: (day: Value) => string
    expectedTonight: (month: Value) => string
    eidExpectedOr: (day: Value, later: Value) => string
    expectedSoon: (month: Value) => string
    expectedOn: (month: Value, day: Value, later: Value) => string
    beginsTonight: (month: Value) => string
    beginsTomorrow: (month: Value) => string
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
