// Written by `npm run texts` from en-US/prayerReasons.json.
import { textsOf, type Value } from './catalog.ts'
import english from './en-US/prayerReasons.json' with { type: 'json' }

interface Texts {
  /** Where the times come from. */
  sourceTexts: {
    computed: (place: Value, zone: Value, method: Value) => string
    table: (place: Value, zone: Value) => string
    mixed: (place: Value, zone: Value, method: Value) => string
    place: (name: Value, latitude: Value, longitude: Value) => string
    iqama: (reason: Value) => string
  }
  reasonTexts: {
    table: string
    jumuah: string
    thisDay: string
    thisDayFor: (note: Value) => string
    inMonth: (month: Value, rule: Value) => string
    noIqama: string
    /** A rule that stands by itself begins with a capital. */
    rule: (rule: Value) => string
  }
  /** Minutes added to what the sun gives. */
  adjustmentTexts: {
    methodAdds: (minutes: number) => string
    methodTakesOff: (minutes: number) => string
    mosqueAdds: (minutes: number) => string
    mosqueTakesOff: (minutes: number) => string
  }
  /** What the sun does at each time; `night` is what the rule for high latitudes adds. */
  sunTexts: {
    fajr: (angle: Value, method: Value, night: Value) => string
    sunrise: string
    dhuhr: string
    asr: string
    asrHanafi: string
    maghrib: string
    maghribAngle: (angle: Value, method: Value) => string
    isha: (angle: Value, method: Value, night: Value) => string
    ishaAfter: (minutes: number, method: Value) => string
  }
  /** The rules for high latitudes, at Fajr and at Isha. */
  nightTexts: {
    'middle-of-the-night': {
      fajr: string
      isha: string
    }
    'seventh-of-the-night': {
      fajr: string
      isha: string
    }
    'twilight-angle': {
      fajr: string
      isha: string
    }
    'nearest-day': {
      fajr: string
      isha: string
    }
    'nearest-latitude': {
      fajr: string
      isha: string
    }
  }
  polarTexts: {
    'aqrab-balad': string
    'aqrab-yaum': string
    makkah: string
  }
}

export const {
  sourceTexts,
  reasonTexts,
  adjustmentTexts,
  sunTexts,
  nightTexts,
  polarTexts,
} = textsOf<Texts>('prayerReasons', english)
