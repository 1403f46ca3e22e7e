// Written by `npm run texts` from en-US/prayerLead.json.
import { textsOf, type Value } from './catalog.ts'
import english from './en-US/prayerLead.json' with { type: 'json' }

interface Texts {
  /** What leads the day: in the arch and, shorter, in the badge. */
  leadTexts: {
    next: (prayer: Value, countdown: Value) => string
    time: (name: Value, duration: Value) => string
    iqama: (prayer: Value, duration: Value) => string
    in: (duration: Value) => string
    iqamaAt: (time: Value) => string
    khutbahAt: (time: Value) => string
    takbirAt: (time: Value) => string
    prayerAt: (time: Value) => string
    /** An Eid whose prayer times are not set. */
    today: string
    unannounced: string
    athanAt: (time: Value) => string
    /** Between the words and the time of a khutbah, and between the time and the rest. */
    at: string
  }
  /** The next step of Jumu'ah or Eid. */
  stepTexts: {
    khutbah: (congregation: Value) => string
    takbir: (congregation: Value) => string
    prayer: (congregation: Value) => string
  }
  /** How long until what the badge names. */
  badgeTexts: {
    link: string
    today: string
    athan: (duration: Value) => string
    time: (duration: Value) => string
    iqama: (duration: Value) => string
    khutbah: (duration: Value) => string
    takbir: (duration: Value) => string
    prayer: (duration: Value) => string
  }
}

export const {
  leadTexts,
  stepTexts,
  badgeTexts,
} = textsOf<Texts>('prayerLead', english)
