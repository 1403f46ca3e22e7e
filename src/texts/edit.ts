// Written by `npm run texts` from en-US/edit.json.
import { textsOf } from './catalog.ts'
import english from './en-US/edit.json' with { type: 'json' }

interface Texts {
  /** What a signed-in admin sees on the pages of the site. */
  editTexts: {
    edit: string
    failed: string
    draft: string
    draftOver: string
  }
}

export const {
  editTexts,
} = textsOf<Texts>('edit', english)
