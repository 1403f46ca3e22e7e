// Written by `npm run texts` from en-US/refusals.json.
import { textsOf } from './catalog.ts'
import english from './en-US/refusals.json' with { type: 'json' }

interface Texts {
  /** What the server says to a sender whose message it did not take. */
  contactRefusalTexts: {
    title: string
    notSent: string
    /** Where fields are wrong. */
    almost: string
    marked: string
    email: string
    about: (subject: string) => string
    back: string
    /** For a form that was too large to be read, so that its page cannot show what was typed. */
    goBack: (problem: string) => string
    fromYou: (wait: string) => string
    fromEveryone: (wait: string) => string
    hours: (count: number) => string
    minutes: (count: number) => string
    seconds: (count: number) => string
  }
  /** What the server says to a browser whose choice of notifications it did not take. */
  followRefusalTexts: {
    noKey: string
    unknownService: string
    wrongKey: string
    full: string
    fromYou: string
    fromEveryone: string
  }
}

export const {
  contactRefusalTexts,
  followRefusalTexts,
} = textsOf<Texts>('refusals', english)
