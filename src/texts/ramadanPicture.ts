// Written by `npm run texts` from en-US/ramadanPicture.json.
import { textsOf } from './catalog.ts'
import english from './en-US/ramadanPicture.json' with { type: 'json' }

interface Texts {
  /** The calendar as a picture to share. */
  ramadanPictureTexts: {
    suhoorEnds: string
    fajrIqama: string
    iftar: string
    oddNight: string
    expected: (basis: string) => string
  }
}

export const {
  ramadanPictureTexts,
} = textsOf<Texts>('ramadanPicture', english)
