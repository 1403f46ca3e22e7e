import { oneLine, visible } from '#domain/content/plainText.ts'
import { fieldTexts } from '#texts/contactFields.ts'
import { type FormKind, isTaken } from './subjects.ts'

/** A contact message as typed. */
export interface ContactFields {
  name: string
  email: string
  /** May be empty. */
  phone: string
  subject: string
  message: string
}
export type ContactFieldName = keyof ContactFields

/** The maximum length of each field, in UTF-16 units as `maxlength` and `length` count them. */
export const FIELD_LIMITS = { name: 100, email: 254, phone: 40, message: 1000 } as const
/** Above this the counter is red (docs/product.md, section 9). */
export const COUNTER_WARNS_ABOVE = 900

/** The HTML standard's rule of `type=email`, plus a dot in the host, since mail is sent to other machines. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** The length of a message: a line break counts as one character in every browser. */
export const messageLength = (message: string): number => message.replace(/\r\n?/g, '\n').length

/**
 * The problem of each field, as a text to show below it. Browser and server use the same rules, on
 * fields that went through `cleanFields`.
 */
export function fieldProblems(
  typed: ContactFields,
  form: FormKind,
): Partial<Record<ContactFieldName, string>> {
  const { name, email, phone, subject, message } = cleanFields(typed)
  const problems: Partial<Record<ContactFieldName, string>> = {}
  if (name === '') problems.name = fieldTexts.name
  else if (name.length > FIELD_LIMITS.name) problems.name = fieldTexts.nameLong(FIELD_LIMITS.name)
  if (email === '') problems.email = fieldTexts.email
  else if (email.length > FIELD_LIMITS.email || !EMAIL.test(email)) {
    problems.email = fieldTexts.emailWrong
  }
  if (phone.length > FIELD_LIMITS.phone) problems.phone = fieldTexts.phoneLong(FIELD_LIMITS.phone)
  if (!isTaken(form, subject)) problems.subject = fieldTexts.subject
  if (message === '') problems.message = fieldTexts.message
  else if (message.length > FIELD_LIMITS.message)
    problems.message = fieldTexts.messageLong(FIELD_LIMITS.message)
  return problems
}

/**
 * The fields as stored: with broken Unicode repaired and control characters removed. All fields but
 * the message are one line, so that they cannot add a header to a mail, and have no marks that
 * change the direction of the following text.
 */
export function cleanFields({
  name,
  email,
  phone,
  subject,
  message,
}: ContactFields): ContactFields {
  return {
    name: oneLine(name),
    email: oneLine(email),
    phone: oneLine(phone),
    subject: oneLine(subject),
    message: visible(message.replace(/\r\n?/g, '\n')).trim(),
  }
}
