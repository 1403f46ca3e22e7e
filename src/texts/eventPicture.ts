// Written by `npm run texts` from en-US/eventPicture.json.
import { textsOf, type Value } from './catalog.ts'
import english from './en-US/eventPicture.json' with { type: 'json' }

interface Texts {
  eventPictureTexts: {
    enlarge: (title: Value) => string
  }
}

export const {
  eventPictureTexts,
} = textsOf<Texts>('eventPicture', english)
