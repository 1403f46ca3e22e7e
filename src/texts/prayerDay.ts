// Written by `npm run texts` from en-US/prayerDay.json.
import { textsOf } from './catalog.ts'
import english from './en-US/prayerDay.json' with { type: 'json' }

interface Texts {
  /** What is special about a day. */
  dayTexts: {
    eidPrayer: string
    tarawih: string
    expected: (what: string) => string
    evening: (hijri: string) => string
    tomorrow: (notice: string) => string
    noJumuah: string
    noJumuahToday: string
    noJumuahTomorrow: string
  }
  /** The season in the banner, and the names that Ramadan gives to hours and nights. */
  seasonTexts: {
    eid: string
    ramadan: string
    friday: (times: string) => string
    suhoorEnds: string
    iftar: string
    lastTen: (night: string) => string
    lastTenOdd: (night: string) => string
    eidPrayerAt: (eid: string, time: string) => string
    eidUnannounced: (eid: string) => string
    eidPrayersAt: (eid: string, times: string) => string
  }
}

export const {
  dayTexts,
  seasonTexts,
} = textsOf<Texts>('prayerDay', english)
