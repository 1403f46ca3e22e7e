// Written by `npm run texts` from en-US/content.json.
import { textsOf } from './catalog.ts'
import english from './en-US/content.json' with { type: 'json' }

interface Texts {
  contactWayTexts: {
    address: string
    phone: string
    email: string
    facebook: string
    follow: string
  }
  findUsTexts: {
    open: string
    map: string
    schoolMap: string
  }
  frameTexts: {
    missing: string
    newTab: string
  }
  tableTexts: {
    /** A table without a heading, for screen readers. */
    name: string
  }
}

export const {
  contactWayTexts,
  findUsTexts,
  frameTexts,
  tableTexts,
} = textsOf<Texts>('content', english)
