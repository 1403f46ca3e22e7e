// Written by `npm run texts` from en-US/offline.json.
import { textsOf } from './catalog.ts'
import english from './en-US/offline.json' with { type: 'json' }

interface Texts {
  /** In a bar above every page. */
  offlineTexts: {
    known: (date: string) => string
    forms: string
    reload: string
  }
}

export const {
  offlineTexts,
} = textsOf<Texts>('offline', english)
