// Written by `npm run texts` from en-US/prayerDay.json.
import { textsOf, type Value } from './catalog.ts'
import english from './en-US/prayerDay.json' with { type: 'json' }

interface Texts {
  /** What is special about a day. */
  dayTexts: {
    eidPrayer: string
    tarawih: string
    expected: (what: Value) => string
    evening: (hijri: Value) => string
    tomorrow: (notice: Value) => string
    noJumuah: string
    noJumuahToday: string
    noJumuahTomorrow: string
  }
  /** The season in the banner, and the names that Ramadan gives to hours and nights. */
  seasonTexts: {
    eid: string
    ramadan: string
    friday: (times: Value) => string
    suhoorEnds: string
    iftar: string
    lastTen: (night: Value) => string
    lastTenOdd: (night: Value) => string
    eidPrayerAt: (eid: Value, time: Value) => string
    eidUnannounced: (eid: Value) => string
    eidPrayersAt: (eid: Value, times: Value) => string
  }
}

export const {
  dayTexts,
  seasonTexts,
} = textsOf<Texts>('prayerDay', english)
