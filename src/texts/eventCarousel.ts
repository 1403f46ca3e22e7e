// Written by `npm run texts` from en-US/eventCarousel.json.
import { textsOf } from './catalog.ts'
import english from './en-US/eventCarousel.json' with { type: 'json' }

interface Texts {
  eventCarouselTexts: {
    name: string
    loading: string
    none: string
    noPicture: string
    controls: {
      show: (number: string, count: string, title: string) => string
      play: string
      pause: string
      previous: string
      next: string
    }
  }
}

export const {
  eventCarouselTexts,
} = textsOf<Texts>('eventCarousel', english)
