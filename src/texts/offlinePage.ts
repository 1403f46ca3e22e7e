// Written by `npm run texts` from en-US/offlinePage.json.
import { textsOf } from './catalog.ts'
import english from './en-US/offlinePage.json' with { type: 'json' }

interface Texts {
  /** The page that is shown for one that was never opened on the device. */
  offlinePageTexts: {
    title: string
    description: string
    lead: string
    again: string
    works: string
    times: string
    timesText: string
    pages: string
    none: string
  }
}

export const {
  offlinePageTexts,
} = textsOf<Texts>('offlinePage', english)
