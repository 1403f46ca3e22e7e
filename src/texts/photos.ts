// Written by `npm run texts` from en-US/photos.json.
import { textsOf, type Value } from './catalog.ts'
import english from './en-US/photos.json' with { type: 'json' }

interface Texts {
  photoTexts: {
    name: string
    photos: string
    photo: (number: Value) => string
    controls: {
      show: (number: Value, count: Value, title: Value) => string
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
