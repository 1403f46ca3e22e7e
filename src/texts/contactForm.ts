// Written by `npm run texts` from en-US/contactForm.json.
import { textsOf } from './catalog.ts'
import english from './en-US/contactForm.json' with { type: 'json' }

interface Texts {
  contactFormTexts: {
    name: string
    email: string
    phone: string
    subject: string
    choose: string
    message: string
    optional: string
    limit: (limit: number) => string
    count: (length: string, limit: string) => string
    /** The label of a field that only programs fill. */
    trap: string
    sending: string
    send: string
    privacy: string
    privacyLink: string
    offline: string
    sent: string
    sentText: string
  }
}

export const {
  contactFormTexts,
} = textsOf<Texts>('contactForm', english)
