// Written by `npm run texts` from en-US/manifest.json.
import { textsOf } from './catalog.ts'
import english from './en-US/manifest.json' with { type: 'json' }

interface Texts {
  /** What a phone offers for the icon of the installed site. */
  shortcutTexts: {
    times: string
    events: string
    donate: string
  }
}

export const {
  shortcutTexts,
} = textsOf<Texts>('manifest', english)
