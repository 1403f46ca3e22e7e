// Written by `npm run texts` from en-US/prayerNames.json.
import { textsOf } from './catalog.ts'
import english from './en-US/prayerNames.json' with { type: 'json' }

interface Texts {
  prayerNames: {
    fajr: string
    sunrise: string
    dhuhr: string
    asr: string
    maghrib: string
    isha: string
    jumuah: string
  }
}

export const {
  prayerNames,
} = textsOf<Texts>('prayerNames', english)
