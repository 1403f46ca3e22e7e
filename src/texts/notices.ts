// Written by `npm run texts` from en-US/notices.json.
import { textsOf, type Value } from './catalog.ts'
import english from './en-US/notices.json' with { type: 'json' }

interface Texts {
  /** Short notices, as the strip below the header shows them. */
  noticeTexts: {
    urgent: (title: Value) => string
    more: string
    today: string
    tomorrow: string
    on: (day: Value) => string
    /** A janazah; `day`: 'today', 'on Friday, November 27'. */
    after: (prayer: Value, day: Value) => string
    afterAt: (prayer: Value, day: Value, time: Value) => string
    /** How long a closure lasts. */
    untilTime: (time: Value) => string
    untilTomorrow: (time: Value) => string
    untilDay: (day: Value, time: Value) => string
    throughDay: (day: Value) => string
    throughTomorrow: string
    /** In one line. */
    line: (title: Value, when: Value) => string
  }
  /** The strip below the header: the day and the next event while no notice is in force. */
  stripTexts: {
    label: string
    /** Further notices, which a tap opens. */
    more: (count: Value) => string
    open: string
    next: (title: Value, when: Value) => string
    today: (time: Value) => string
    tomorrow: (time: Value) => string
    /** `day`: 'Wednesday', 'Sat, Dec 5'. */
    day: (day: Value, time: Value) => string
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
