// Written by `npm run texts` from en-US/gallery.json.
import { textsOf, type Value } from './catalog.ts'
import english from './en-US/gallery.json' with { type: 'json' }

interface Texts {
  viewerTexts: {
    name: string
    previous: string
    next: string
    close: string
    position: (at: Value, count: Value) => string
  }
}

export const {
  viewerTexts,
} = textsOf<Texts>('gallery', english)
