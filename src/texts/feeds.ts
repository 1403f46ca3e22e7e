// Written by `npm run texts` from en-US/feeds.json.
import { textsOf, type Value } from './catalog.ts'
import english from './en-US/feeds.json' with { type: 'json' }

interface Texts {
  /** What calendars and feed readers show of the events. */
  eventFeedTexts: {
    name: (center: Value) => string
  }
  /** What feed readers show of the notices. */
  noticeFeedTexts: {
    name: (center: Value) => string
  }
  /** Titles of the prayer times in a calendar. */
  prayerFeedTexts: {
    name: (center: Value) => string
    athan: (prayer: Value) => string
    iqama: (prayer: Value) => string
    /** What is special about an entry, in brackets. */
    withNote: (title: Value, note: Value) => string
    tarawih: string
    expected: string
    eid: (eid: Value) => string
    withTakbir: (title: Value, takbir: Value, prayer: Value) => string
    withKhutbah: (title: Value, khutbah: Value, prayer: Value) => string
  }
}

export const {
  eventFeedTexts,
  noticeFeedTexts,
  prayerFeedTexts,
} = textsOf<Texts>('feeds', english)
