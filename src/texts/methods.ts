// Written by `npm run texts` from en-US/methods.json.
import { textsOf } from './catalog.ts'
import english from './en-US/methods.json' with { type: 'json' }

interface Texts {
  /** The calculation methods, by the institutions whose they are. */
  methodNames: {
    ISNA: string
    MWL: string
    Egyptian: string
    Karachi: string
    UmmAlQura: string
    Dubai: string
    MoonsightingCommittee: string
    Kuwait: string
    Qatar: string
    Singapore: string
    Tehran: string
    Turkey: string
    custom: string
  }
}

export const {
  methodNames,
} = textsOf<Texts>('methods', english)
