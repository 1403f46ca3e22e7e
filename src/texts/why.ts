// Written by `npm run texts` from en-US/why.json.
import { textsOf } from './catalog.ts'
import english from './en-US/why.json' with { type: 'json' }

interface Texts {
  /** 'Why these times?' */
  whyTexts: {
    title: string
    notLoaded: string
  }
}

export const {
  whyTexts,
} = textsOf<Texts>('why', english)
