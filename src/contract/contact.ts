import type { ContactFields } from '#domain/contact/fields.ts'
import { locale } from '#locale/locale.ts'
import { formFailure, messageFailure, schoolMessageFailure } from '#texts/contactFailures.ts'
import { endpoint } from './endpoint.ts'

/** A form field that people never see and spam programs fill in. */
export const HONEYPOT = 'homepage'

export interface ContactBody extends ContactFields {
  /** The form field HONEYPOT: empty when a person sends it. */
  homepage?: string | undefined
  /** From `getFormToken`, requested at the first input; shows how long the form was being filled in. */
  token?: string | undefined
  /**
   * A random id of this message (crypto.randomUUID), kept until the message has arrived: sent again
   * with the same key, the message is stored once.
   */
  key?: string | undefined
  /** Of a form with questions of its own: the section of the content that has them, and which were answered. */
  asked?: string | undefined
  answered?: readonly string[] | undefined
}

/**
 * Sends a message to the center: subject one of the six, or explore-islam. As a plain form post
 * (urlencoded) it responds with 303 to CONTACT_THANKS, or with a page that keeps the input and lists the problems.
 * 400 'invalid' with `fields`; 429 'too_many' with Retry-After.
 */
export const sendMessage = endpoint<{
  body: ContactBody
  response: { success: true }
}>('POST /api/contact', {
  access: 'public',
  failure: messageFailure,
  limit: 64 * 1024,
})

/** Sends a message to the school: subject one of its five; otherwise like `sendMessage`. */
export const sendSchoolMessage = endpoint<{
  body: ContactBody
  response: { success: true }
}>('POST /api/contact/school', {
  access: 'public',
  failure: schoolMessageFailure,
  limit: 64 * 1024,
})

/** A signed time stamp for the form that is being filled in; valid for a day. */
export const getFormToken = endpoint<{ response: { token: string } }>('GET /api/contact/token', {
  access: 'public',
  failure: formFailure,
})

/** Where a form is sent without a script: the response is then a page in the language of the form. */
export const actionOf = ({ path }: { readonly path: string }): string => {
  const { language } = locale()
  return language === 'en' ? path : `${path}?lang=${language}`
}

/** The pages that plain form posts are redirected to. */
export const CONTACT_THANKS = '/contact/thanks'
export const SCHOOL_THANKS = '/alfirdaous/contact/thanks'
