// Written by `npm run texts` from en-US/subscribe.json.
import { textsOf } from './catalog.ts'
import english from './en-US/subscribe.json' with { type: 'json' }

interface Texts {
  /** After a click on 'Copy the address' of a calendar. */
  copyTexts: {
    copied: string
    said: string
  }
}

export const {
  copyTexts,
} = textsOf<Texts>('subscribe', english)
