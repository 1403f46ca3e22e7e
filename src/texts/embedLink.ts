// Written by `npm run texts` from en-US/embedLink.json.
import { textsOf } from './catalog.ts'
import english from './en-US/embedLink.json' with { type: 'json' }

interface Texts {
  /** Where other pages lead to it. */
  embedLinkTexts: {
    question: string
    link: string
  }
}

export const {
  embedLinkTexts,
} = textsOf<Texts>('embedLink', english)
