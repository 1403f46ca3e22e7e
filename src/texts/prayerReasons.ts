// Written by `npm run texts` from en-US/prayerReasons.json.
import { textsOf } from './catalog.ts'
import english from './en-US/prayerReasons.json' with { type: 'json' }

interface Texts {
  /** Where the times come from. */
  sourceTexts: {
    computed: (place: string, zone: string, method: string) => string
    table: (place: string, zone: string) => string
    mixed: (place: string, zone: string, method: string) => string
    place: (name: string, latitude: string, longitude: string) => string
    iqama: (reason: string) => string
  }
  reasonTexts: {
    table: string
    jumuah: string
    thisDay: string
    thisDayFor: (note: string) => string
    inMonth: (month: string, rule: string) => string
    noIqama: string
    /** A rule that stands by itself begins with a capital. */
    rule: (rule: string) => string
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
    fajr: (angle: string, method: string, night: string) => string
    sunrise: string
    dhuhr: string
    asr: string
    asrHanafi: string
    maghrib: string
    maghribAngle: (angle: string, method: string) => string
    isha: (angle: string, method: string, night: string) => string
    ishaAfter: (minutes: number, method: string) => string
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
