// Written by `npm run texts` from en-US/photos.json.
import { textsOf } from './catalog.ts'
import english from './en-US/photos.json' with { type: 'json' }

interface Texts {
  photoTexts: {
    name: string
    photos: string
    photo: (number: string) => string
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
  photoTexts,
} = textsOf<Texts>('photos', english)
