// Written by `npm run texts` from en-US/archFoot.json.
import { textsOf } from './catalog.ts'
import english from './en-US/archFoot.json' with { type: 'json' }

interface Texts {
  /** The last lines of the arch. */
  archFootTexts: {
    sunrise: (time: string) => string
    jumuahToday: (times: string) => string
    jumuahFriday: (times: string) => string
    /** Of a later Friday than the coming one, on which there is none. */
    jumuahOn: (day: string, times: string) => string
    khutbah: string
    prayer: string
  }
}

export const {
  archFootTexts,
} = textsOf<Texts>('archFoot', english)
