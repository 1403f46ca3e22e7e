// Written by `npm run texts` from en-US/prayerLead.json.
import { textsOf } from './catalog.ts'
import english from './en-US/prayerLead.json' with { type: 'json' }

interface Texts {
  /** What leads the day: in the arch and, shorter, in the badge. */
  leadTexts: {
    next: (prayer: string, countdown: string) => string
    time: (name: string, duration: string) => string
    iqama: (prayer: string, duration: string) => string
    in: (duration: string) => string
    iqamaAt: (time: string) => string
    khutbahAt: (time: string) => string
    takbirAt: (time: string) => string
    prayerAt: (time: string) => string
    /** An Eid whose prayer times are not set. */
    today: string
    unannounced: string
    athanAt: (time: string) => string
    /** Between the words and the time of a khutbah, and between the time and the rest. */
    at: string
  }
  /** The next step of Jumu'ah or Eid. */
  stepTexts: {
    khutbah: (congregation: string) => string
    takbir: (congregation: string) => string
    prayer: (congregation: string) => string
  }
  /** How long until what the badge names. */
  badgeTexts: {
    link: string
    today: string
    athan: (duration: string) => string
    time: (duration: string) => string
    iqama: (duration: string) => string
    khutbah: (duration: string) => string
    takbir: (duration: string) => string
    prayer: (duration: string) => string
  }
}

export const {
  leadTexts,
  stepTexts,
  badgeTexts,
} = textsOf<Texts>('prayerLead', english)
