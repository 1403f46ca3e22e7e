// Written by `npm run texts` from en-US/ramadanTable.json.
import { textsOf } from './catalog.ts'
import english from './en-US/ramadanTable.json' with { type: 'json' }

interface Texts {
  /** The calendar's heads, on the page and in its picture. */
  ramadanHeads: {
    day: string
    imsak: string
    tarawih: string
    night: string
  }
  /** A night of the last ten. */
  nightName: (night: string) => string
  /** The calendar's table: one line a day. */
  ramadanTableTexts: {
    caption: (month: string) => string
    suhoorEnds: string
    iftar: string
    /** The evening before the first fast. */
    eve: string
    ifNotSeen: string
    begins: (maghrib: string) => string
    /** As above; the times of Tarawih follow. */
    beginsWithTarawih: (maghrib: string) => string
    odd: string
  }
}

export const {
  ramadanHeads,
  nightName,
  ramadanTableTexts,
} = textsOf<Texts>('ramadanTable', english)
