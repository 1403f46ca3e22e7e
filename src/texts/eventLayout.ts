// Written by `npm run texts` from en-US/eventLayout.json.
import { textsOf } from './catalog.ts'
import english from './en-US/eventLayout.json' with { type: 'json' }

interface Texts {
  eventLayoutTexts: {
    all: string
  }
}

export const {
  eventLayoutTexts,
} = textsOf<Texts>('eventLayout', english)
