// Written by `npm run texts` from en-US/gallery.json.
import { textsOf } from './catalog.ts'
import english from './en-US/gallery.json' with { type: 'json' }

interface Texts {
  viewerTexts: {
    name: string
    previous: string
    next: string
    close: string
    position: (at: string, count: string) => string
  }
}

export const {
  viewerTexts,
} = textsOf<Texts>('gallery', english)
