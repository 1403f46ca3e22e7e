// Written by `npm run texts` from en-US/jumuah.json.
import { textsOf } from './catalog.ts'
import english from './en-US/jumuah.json' with { type: 'json' }

interface Texts {
  jumuahTexts: {
    none: string
    khutbah: (times: string) => string
    prayer: (time: string) => string
    /** Who gives the khutbah, and on what. */
    topic: (khateeb: string, topic: string) => string
  }
}

export const {
  jumuahTexts,
} = textsOf<Texts>('jumuah', english)
