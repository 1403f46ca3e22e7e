// Written by `npm run texts` from en-US/moonNight.json.
import { textsOf, type Value } from './catalog.ts'
import english from './en-US/moonNight.json' with { type: 'json' }

interface Texts {
  /** What is so if the moon is seen on the evening of the 29th, and if not. */
  outcomeTexts: {
    /** 'Ramadan 30 or Shawwal 1, 1448' */
    either: (day: Value, date: Value) => string
    begins: (month: Value) => string
    begun: (day: Value) => string
    isTomorrow: (day: Value) => string
    eidTomorrow: string
    eidToday: string
    prayer: (time: Value) => string
    prayers: (times: Value) => string
    unannounced: string
    tarawih: (time: Value) => string
    tarawihTonight: string
    isha: (time: Value) => string
    arafah: (day: Value) => string
    eid: (day: Value) => string
  }
  /** How both outcomes stand side by side, and what is said of a day that nobody confirmed. */
  waitingTexts: {
    ifSeen: (outcome: Value) => string
    ifWasSeen: (outcome: Value) => string
    ifNot: (outcome: Value) => string
    unconfirmed: (day: Value) => string
  }
}

export const {
  outcomeTexts,
  waitingTexts,
} = textsOf<Texts>('moonNight', english)
