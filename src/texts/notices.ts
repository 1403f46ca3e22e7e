// Written by `npm run texts` from en-US/notices.json.
import { textsOf } from './catalog.ts'
import english from './en-US/notices.json' with { type: 'json' }

interface Texts {
  /** Short notices, as the strip below the header shows them. */
  noticeTexts: {
    urgent: (title: string) => string
    more: string
    today: string
    tomorrow: string
    on: (day: string) => string
    /** A janazah; `day`: 'today', 'on Friday, November 27'. */
    after: (prayer: string, day: string) => string
    afterAt: (prayer: string, day: string, time: string) => string
    /** How long a closure lasts. */
    untilTime: (time: string) => string
    untilTomorrow: (time: string) => string
    untilDay: (day: string, time: string) => string
    throughDay: (day: string) => string
    throughTomorrow: string
    /** In one line. */
    line: (title: string, when: string) => string
  }
  /** The strip below the header: the day and the next event while no notice is in force. */
  stripTexts: {
    label: string
    /** Further notices, which a tap opens. */
    more: (count: number) => string
    open: string
    next: (title: string, when: string) => string
    today: (time: string) => string
    tomorrow: (time: string) => string
    /** `day`: 'Wednesday', 'Sat, Dec 5'. */
    day: (day: string, time: string) => string
    events: string
  }
  /** Beside the prayer that a janazah follows. */
  janazahTexts: {
    after: string
  }
}

export const {
  noticeTexts,
  stripTexts,
  janazahTexts,
} = textsOf<Texts>('notices', english)
