// Written by `npm run texts` from en-US/latestVideo.json.
import { textsOf } from './catalog.ts'
import english from './en-US/latestVideo.json' with { type: 'json' }

interface Texts {
  /** The label above the title of home's video. */
  latestVideoTexts: {
    live: string
    latest: string
  }
}

export const {
  latestVideoTexts,
} = textsOf<Texts>('latestVideo', english)
