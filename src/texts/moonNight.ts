// Written by `npm run texts` from en-US/moonNight.json.
import { textsOf } from './catalog.ts'
import english from './en-US/moonNight.json' with { type: 'json' }

interface Texts {
  /** What is so if the moon is seen on the evening of the 29th, and if not. */
  outcomeTexts: {
    /** 'Ramadan 30 or Shawwal 1, 1448' */
    either: (day: string, date: string) => string
    begins: (month: string) => string
    begun: (day: string) => string
    isTomorrow: (day: string) => string
    eidTomorrow: string
    eidToday: string
    prayer: (time: string) => string
    prayers: (times: string) => string
    unannounced: string
    tarawih: (time: string) => string
    tarawihTonight: string
    isha: (time: string) => string
    arafah: (day: string) => string
    eid: (day: string) => string
  }
  /** How both outcomes stand side by side, and what is said of a day that nobody confirmed. */
  waitingTexts: {
    ifSeen: (outcome: string) => string
    ifWasSeen: (outcome: string) => string
    ifNot: (outcome: string) => string
    unconfirmed: (day: string) => string
  }
}

export const {
  outcomeTexts,
  waitingTexts,
} = textsOf<Texts>('moonNight', english)
