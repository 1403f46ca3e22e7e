// Written by `npm run texts` from en-US/install.json.
import { textsOf } from './catalog.ts'
import english from './en-US/install.json' with { type: 'json' }

interface Texts {
  /** The hint that the site can be on the home screen. */
  installTexts: {
    title: string
    text: string
    /** Where the browser has no prompt of its own: iPhone and iPad. */
    steps: string
    install: string
    close: string
  }
}

export const {
  installTexts,
} = textsOf<Texts>('install', english)
