// Written by `npm run texts` from en-US/carousel.json.
import { textsOf } from './catalog.ts'
import english from './en-US/carousel.json' with { type: 'json' }

interface Texts {
  carouselTexts: {
    /** What kind of region it is, for screen readers. */
    kind: string
    place: (number: string, count: string) => string
    shown: (number: string, count: string, title: string) => string
  }
}

export const {
  carouselTexts,
} = textsOf<Texts>('carousel', english)
