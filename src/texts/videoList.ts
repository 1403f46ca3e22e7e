// Written by `npm run texts` from en-US/videoList.json.
import { textsOf } from './catalog.ts'
import english from './en-US/videoList.json' with { type: 'json' }

interface Texts {
  /** What scripts say about videos. */
  videoTexts: {
    loading: string
    /** A video without a title. */
    video: string
    live: string
    featured: string
    unable: string
    page: (page: string, pages: string) => string
    play: (title: string) => string
    watch: (title: string) => string
  }
}

export const {
  videoTexts,
} = textsOf<Texts>('videoList', english)
