// Written by `npm run texts` from en-US/carousel.json.
import { textsOf, type Value } from './catalog.ts'
import english from './en-US/carousel.json' with { type: 'json' }

interface Texts {
  carouselTexts: {
    /** What kind of region it is, for screen readers. */
    kind: string
    place: (number: Value, count: Value) => string
    shown: (number: Value, count: Value, title: Value) => string
  }
}

export const {
  carouselTexts,
} = textsOf<Texts>('carousel', english)
