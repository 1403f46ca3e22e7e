// Written by `npm run texts` from en-US/eventPicture.json.
import { textsOf } from './catalog.ts'
import english from './en-US/eventPicture.json' with { type: 'json' }

interface Texts {
  eventPictureTexts: {
    enlarge: (title: string) => string
  }
}

export const {
  eventPictureTexts,
} = textsOf<Texts>('eventPicture', english)
