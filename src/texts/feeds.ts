// Written by `npm run texts` from en-US/feeds.json.
import { textsOf } from './catalog.ts'
import english from './en-US/feeds.json' with { type: 'json' }

interface Texts {
  /** What calendars and feed readers show of the events. */
  eventFeedTexts: {
    name: (center: string) => string
  }
  /** What feed readers show of the notices. */
  noticeFeedTexts: {
    name: (center: string) => string
  }
  /** Titles of the prayer times in a calendar. */
  prayerFeedTexts: {
    name: (center: string) => string
    athan: (prayer: string) => string
    iqama: (prayer: string) => string
    /** What is special about an entry, in brackets. */
    withNote: (title: string, note: string) => string
    tarawih: string
    expected: string
    eid: (eid: string) => string
    withTakbir: (title: string, takbir: string, prayer: string) => string
    withKhutbah: (title: string, khutbah: string, prayer: string) => string
  }
}

export const {
  eventFeedTexts,
  noticeFeedTexts,
  prayerFeedTexts,
} = textsOf<Texts>('feeds', english)
