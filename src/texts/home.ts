// Written by `npm run texts` from en-US/home.json.
import { textsOf } from './catalog.ts'
import english from './en-US/home.json' with { type: 'json' }

interface Texts {
  welcomeTexts: {
    times: string
    events: string
  }
  historyTexts: {
    more: string
  }
  homeVideoTexts: {
    watch: string
  }
  schoolTexts: {
    visit: string
    enroll: string
  }
  supportTexts: {
    donate: string
  }
  visitTexts: {
    address: string
    open: string
    before: string
  }
}

export const {
  welcomeTexts,
  historyTexts,
  homeVideoTexts,
  schoolTexts,
  supportTexts,
  visitTexts,
} = textsOf<Texts>('home', english)
