// Written by `npm run texts` from en-US/replyMail.json.
import { textsOf } from './catalog.ts'
import english from './en-US/replyMail.json' with { type: 'json' }

interface Texts {
  /** The mail that answers a message of the contact form: what stands around the answer. */
  replyMailTexts: {
    subject: (subject: string, site: string) => string
    wrote: (name: string) => string
  }
}

export const {
  replyMailTexts,
} = textsOf<Texts>('replyMail', english)
