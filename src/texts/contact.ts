// Written by `npm run texts` from en-US/contact.json.
import { textsOf } from './catalog.ts'
import english from './en-US/contact.json' with { type: 'json' }

interface Texts {
  /** The page after sending a form without scripts. */
  thanksTexts: {
    eyebrow: string
    title: string
  }
  /** The form of a page with another topic. */
  writeTexts: {
    eyebrow: string
  }
}

export const {
  thanksTexts,
  writeTexts,
} = textsOf<Texts>('contact', english)
