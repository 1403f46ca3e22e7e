// Written by `npm run texts` from en-US/contactFields.json.
import { textsOf } from './catalog.ts'
import english from './en-US/contactFields.json' with { type: 'json' }

interface Texts {
  /** The subjects of a message. */
  subjectTexts: {
    general: string
    prayer: string
    events: string
    donation: string
    volunteer: string
    'explore-islam': string
    other: string
  }
  /** What is wrong with a field of a message. */
  fieldTexts: {
    name: string
    nameLong: (most: number) => string
    email: string
    emailWrong: string
    phoneLong: (most: number) => string
    subject: string
    message: string
    messageLong: (most: number) => string
  }
}

export const {
  subjectTexts,
  fieldTexts,
} = textsOf<Texts>('contactFields', english)
