// Written by `npm run texts` from en-US/prayerTables.json.
import { textsOf } from './catalog.ts'
import english from './en-US/prayerTables.json' with { type: 'json' }

interface Texts {
  /** The table of today. */
  todayTexts: {
    caption: string
    prayer: string
    athan: string
    iqama: string
    current: string
    next: string
    inPlaceOfDhuhr: string
    noIqama: string
    friday: string
  }
  /** The table of a month, wherever it stands. */
  monthTexts: {
    caption: (month: string) => string
    legend: (dotted: string) => string
    dotted: string
    failed: string
    date: string
    ifSeen: (hijri: string) => string
  }
  /** What the page of prayer times says around that table, and in it. */
  monthPageTexts: {
    previous: string
    next: string
    print: string
    ramadan: string
    past: (days: number) => string
    hidePast: string
    /** How a cell is read; `iqama` is bold. */
    form: (iqama: string) => string
    iqama: string
    dates: string
    jumuah: string
    today: string
    expected: string
    changed: string
    /** What the mark of a changed iqama means, beside the form of the cells. */
    changedKey: string
  }
  /** Names that a narrow head of a column may break. */
  narrowNames: {
    sunrise: string
    maghrib: string
  }
}

export const {
  todayTexts,
  monthTexts,
  monthPageTexts,
  narrowNames,
} = textsOf<Texts>('prayerTables', english)
