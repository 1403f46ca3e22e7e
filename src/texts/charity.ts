// Written by `npm run texts` from en-US/charity.json.
import { textsOf } from './catalog.ts'
import english from './en-US/charity.json' with { type: 'json' }

interface Texts {
  /** What a mosque is by law, in the footer, and what follows for gifts. */
  charityTexts: {
    nonProfit: string
    registered: (number: string) => string
    giftAid: string
  }
}

export const {
  charityTexts,
} = textsOf<Texts>('charity', english)
