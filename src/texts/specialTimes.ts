// Written by `npm run texts` from en-US/specialTimes.json.
import { textsOf } from './catalog.ts'
import english from './en-US/specialTimes.json' with { type: 'json' }

interface Texts {
  /** Names of Ramadan's and further times. */
  specialTexts: {
    imsak: string
    midnight: string
    lastThird: string
    ishraq: string
    duha: string
    zawal: string
    tarawih: string
  }
  /** What is said beside them in the table of today. */
  specialRowTexts: {
    stopEating: string
    sunAtHeight: string
    forbidden: string
    afterSunrise: string
    beforeDhuhr: string
    beforeMaghrib: string
    night: (night: string) => string
    ifNotSeen: string
  }
  /** The card of the coming Eid. */
  eidCardTexts: {
    expected: string
    /** Between the two days on which it may be. */
    or: string
    prayerAt: (time: string) => string
    takbirAt: (time: string) => string
    unannounced: string
  }
}

export const {
  specialTexts,
  specialRowTexts,
  eidCardTexts,
} = textsOf<Texts>('specialTimes', english)
