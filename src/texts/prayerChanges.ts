// Written by `npm run texts` from en-US/prayerChanges.json.
import { textsOf, type Value } from './catalog.ts'
import english from './en-US/prayerChanges.json' with { type: 'json' }

interface Texts {
  /** What changes at an iqama: the new time, that it returns, and what it was. */
  iqamaChangeTexts: {
    to: (prayer: Value, time: Value) => string
    again: (prayer: Value, time: Value) => string
    was: (prayer: Value, time: Value, before: Value) => string
  }
  jumuahChangeTexts: {
    none: string
    to: (time: Value) => string
    again: (time: Value) => string
    was: (time: Value, before: Value) => string
    khateeb: (name: Value) => string
    khateebWas: (name: Value, before: Value) => string
  }
  clockChangeTexts: {
    goForward: string
    goBack: string
    wentForward: string
    wentBack: string
  }
  /** When a change begins, or the only day of it. */
  changeDayTexts: {
    from: (day: Value) => string
    fromToday: (day: Value) => string
    fromTomorrow: (day: Value) => string
    only: (day: Value) => string
    onlyToday: (day: Value) => string
    onlyTomorrow: (day: Value) => string
    expected: (when: Value) => string
  }
}

export const {
  iqamaChangeTexts,
  jumuahChangeTexts,
  clockChangeTexts,
  changeDayTexts,
} = textsOf<Texts>('prayerChanges', english)
