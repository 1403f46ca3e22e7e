// Written by `npm run texts` from en-US/notificationsLink.json.
import { textsOf } from './catalog.ts'
import english from './en-US/notificationsLink.json' with { type: 'json' }

interface Texts {
  /** The way to the page of notifications, from pages whose news they bring. */
  notificationsLinkTexts: {
    question: string
    link: string
  }
}

export const {
  notificationsLinkTexts,
} = textsOf<Texts>('notificationsLink', english)
