// Written by `npm run texts` from en-US/archFoot.json.
import { textsOf, type Value } from './catalog.ts'
import english from './en-US/archFoot.json' with { type: 'json' }

interface Texts {
  /** The last lines of the arch. */
  archFootTexts: {
    sunrise: (time: Value) => string
    jumuahToday: (times: Value) => string
    jumuahFriday: (times: Value) => string
    /** Of a later Friday than the coming one, on which there is none. */
    jumuahOn: (day: Value, times: Value) => string
    khutbah: string
    prayer: string
  }
}

export const {
  archFootTexts,
} = textsOf<Texts>('archFoot', english)
