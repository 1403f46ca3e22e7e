// Written by `npm run texts` from en-US/donate.json.
import { textsOf } from './catalog.ts'
import english from './en-US/donate.json' with { type: 'json' }

interface Texts {
  /** What the donate pages say (docs/product.md, section 6). */
  givingTexts: {
    preparing: string
    redirecting: string
    /** The status without an address: the page shows the ways to give instead. */
    unavailable: string
    missing: string
  }
  donateStatusTexts: {
    go: string
    ways: string
  }
}

export const {
  givingTexts,
  donateStatusTexts,
} = textsOf<Texts>('donate', english)
