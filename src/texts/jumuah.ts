// Written by `npm run texts` from en-US/jumuah.json.
import { textsOf, type Value } from './catalog.ts'
import english from './en-US/jumuah.json' with { type: 'json' }

interface Texts {
  jumuahTexts: {
    none: string
    khutbah: (times: Value) => string
    prayer: (time: Value) => string
    /** Who gives the khutbah, and on what. */
    topic: (khateeb: Value, topic: Value) => string
  }
}

export const {
  jumuahTexts,
} = textsOf<Texts>('jumuah', english)
