// Written by `npm run texts` from en-US/videos.json.
import { textsOf } from './catalog.ts'
import english from './en-US/videos.json' with { type: 'json' }

interface Texts {
  /** What the videos page says that scripts do not change. */
  videoPageTexts: {
    featured: string
    more: string
    pages: string
    previous: string
    next: string
    watch: string
    newTab: string
    again: string
  }
}

export const {
  videoPageTexts,
} = textsOf<Texts>('videos', english)
