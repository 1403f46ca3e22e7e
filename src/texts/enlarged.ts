// Written by `npm run texts` from en-US/enlarged.json.
import { textsOf } from './catalog.ts'
import english from './en-US/enlarged.json' with { type: 'json' }

interface Texts {
  /** An event's picture in a window of its own. */
  enlargedTexts: {
    close: string
    pictureOf: (title: string) => string
  }
}

export const {
  enlargedTexts,
} = textsOf<Texts>('enlarged', english)
