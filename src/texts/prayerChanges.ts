// Written by `npm run texts` from en-US/prayerChanges.json.
import { textsOf } from './catalog.ts'
import english from './en-US/prayerChanges.json' with { type: 'json' }

interface Texts {
  /** What changes at an iqama: the new time, that it returns, and what it was. */
  iqamaChangeTexts: {
    to: (prayer: string, time: string) => string
    again: (prayer: string, time: string) => string
    was: (prayer: string, time: string, before: string) => string
  }
  jumuahChangeTexts: {
    none: string
    to: (time: string) => string
    again: (time: string) => string
    was: (time: string, before: string) => string
    khateeb: (name: string) => string
    khateebWas: (name: string, before: string) => string
  }
  clockChangeTexts: {
    goForward: string
    goBack: string
    wentForward: string
    wentBack: string
  }
  /** When a change begins, or the only day of it. */
  changeDayTexts: {
    from: (day: string) => string
    fromToday: (day: string) => string
    fromTomorrow: (day: string) => string
    only: (day: string) => string
    onlyToday: (day: string) => string
    onlyTomorrow: (day: string) => string
    expected: (when: string) => string
  }
}

export const {
  iqamaChangeTexts,
  jumuahChangeTexts,
  clockChangeTexts,
  changeDayTexts,
} = textsOf<Texts>('prayerChanges', english)
