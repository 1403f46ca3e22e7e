// Written by `npm run texts` from en-US/embed.json.
import { textsOf } from './catalog.ts'
import english from './en-US/embed.json' with { type: 'json' }

interface Texts {
  /** The page with which other sites take over the prayer times. */
  embedTexts: {
    title: string
    description: string
    times: string
    lead: string
    /** The name of the frame on the other site. */
    label: (center: string) => string
    form: string
    view: string
    views: {
      today: string
      next: string
      month: string
    }
    theme: string
    themes: {
      auto: string
      light: string
      dark: string
    }
    color: string
    colors: {
      ours: string
      own: string
    }
    pick: string
    colorHint: string
    kind: string
    kinds: {
      tag: string
      frame: string
    }
    kindHints: {
      tag: string
      frame: string
    }
    preview: string
    code: string
    copy: string
    copied: string
    said: string
    notCopied: string
    facts: string
    factList: readonly string[]
    more: string
    moreLink: string
    attributes: string
    attribute: string
    values: string
    meaning: string
    attributeList: {
      view: string
      theme: string
      color: string
      label: string
    }
    hex: string
    anyText: string
    frameHint: (path: string) => string
    policy: (script: string, frame: string) => string
  }
}

export const {
  embedTexts,
} = textsOf<Texts>('embed', english)
