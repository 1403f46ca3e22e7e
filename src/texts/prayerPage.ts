// Written by `npm run texts` from en-US/prayerPage.json.
import { textsOf } from './catalog.ts'
import english from './en-US/prayerPage.json' with { type: 'json' }

interface Texts {
  /** What the prebuilt pages say around prayer times. */
  archTexts: {
    label: string
    caption: string
    prayer: string
    athan: string
    iqama: string
    current: string
    /** For browsers without scripts; `month` is a link. */
    plain: (month: string) => string
    month: string
    failed: string
    frame: string
    frameLink: string
  }
  widgetTexts: {
    label: string
  }
  plainTableTexts: {
    caption: (day: string) => string
    date: string
  }
  /** Below a printed month; `iqama` is what the table prints bold, `address` where newer times are. */
  paperTexts: {
    form: (iqama: string) => string
    iqama: string
    newer: (address: string) => string
  }
  subscribePrayersTexts: {
    title: string
    text: string
    prayers: string
    times: string
    kinds: {
      iqama: string
      athan: string
      both: string
    }
  }
}

export const {
  archTexts,
  widgetTexts,
  plainTableTexts,
  paperTexts,
  subscribePrayersTexts,
} = textsOf<Texts>('prayerPage', english)
