import type { ContactFields } from '#domain/contact/fields.ts'
import { endpoint } from './endpoint.ts'

/**
 * What any contact or program form says when sending failed; it goes after 5 s (docs/product.md,
 * section 9).
 */
export const SENDING_FAILED = 'Failed to send message. Please try again later.'

/** The form field that people never see, and programs fill in. */
export const HONEYPOT = 'homepage'

export interface ContactBody extends ContactFields {
  /** The form field HONEYPOT: empty when a person sends it. */
  homepage?: string | undefined
  /** Of `getFormToken`, requested when the form is first touched; says how long it was filled in. */
  token?: string | undefined
  /**
   * A random name of this one sending (crypto.randomUUID), kept with what was typed until it is
   * known to have arrived: sent again under the same key, the same message is stored once.
   */
  key?: string | undefined
}

/**
 * Sends a message to the center: subject one of the six, or explore-islam. As a plain form post
 * (urlencoded) it responds with 303 to CONTACT_THANKS, and a refusal is a page that keeps the input.
 * 400 'invalid' with `fields`; 429 'too_many' with Retry-After.
 */
export const sendMessage = endpoint<{ body: ContactBody; response: { success: true } }>({
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  failure: 'Failed to send message',
  limit: 64 * 1024,
})

/** Sends a message to the school: subject one of its five; else as `sendMessage`. */
export const sendSchoolMessage = endpoint<{ body: ContactBody; response: { success: true } }>({
  method: 'POST',
  path: '/api/contact/school',
  access: 'public',
  failure: 'Failed to send school message',
  limit: 64 * 1024,
})

/** A signed moment, for the form that is being filled in; good for a day. */
export const getFormToken = endpoint<{ response: { token: string } }>({
  method: 'GET',
  path: '/api/contact/token',
  access: 'public',
  failure: 'The form could not be prepared.',
})

/** Where plain form posts end up. */
export const CONTACT_THANKS = '/contact/thanks'
export const SCHOOL_THANKS = '/alfirdaous/contact/thanks'
