import { isTranslated } from '#config/translations.ts'
import type { ContactBody } from '#contract/contact.ts'
import type { StoredMessage } from '#domain/contact/message.ts'
import { checkSpam, DUPLICATE_LEAST_LENGTH, normalizeText } from '#domain/contact/spam.ts'
import { type FormKind, subjects } from '#domain/contact/subjects.ts'
import { locale } from '#locale/locale.ts'
import { clientNetwork } from '../auth/clientAddress.ts'
import { canMail } from '../mail/send.ts'
import { isReceived, storeMessage } from '../storage/messages.ts'
import { secondsSince } from './formToken.ts'
import { countDuplicates, countMessage } from './limits.ts'
import { hashVisitor } from './secret.ts'

/**
 * Accepts a valid message: it is stored before the response, and only once if it is sent
 * repeatedly. Suspicious ones and those of a flood go into quarantine with the usual response.
 * Returns the new id if it is to be mailed; null when it was known already or is suspicious. Throws Refusal 429, and StorageError when it may not be stored.
 */
export async function receive(
  form: FormKind,
  body: ContactBody,
  ip: string,
): Promise<string | null> {
  const now = new Date()
  const { language } = locale()
  const receipt = receiptOf(form, body, ip, now)
  if (await isReceived(receipt)) return null
  const { flooded } = await countMessage(ip, now.getTime())

  const { name, email, phone, subject, message, homepage = '', token } = body
  const text = normalizeText(message)
  const { score, reasons, quarantined } = checkSpam({
    fields: body,
    trap: homepage,
    fillSeconds: secondsSince(token, now.getTime()),
    duplicates:
      message.length < DUPLICATE_LEAST_LENGTH ? 0 : await countDuplicates(text, now.getTime()),
    flooded,
  })
  const stored: StoredMessage = {
    form,
    subject: subjects.current(subject),
    name,
    email,
    phone,
    message,
    receivedAt: now.toISOString(),
    ...(language !== 'en' && isTranslated(language) && { language }),
    verdict: { score, reasons, quarantined },
    mailed: canMail(),
    receipt,
  }
  const { id, isNew } = await storeMessage(
    stored,
    now,
    flooded ? 'flooded' : quarantined ? 'quarantined' : 'inbox',
  )
  return isNew && !quarantined ? id : null
}

/**
 * Identifies repeated requests of one message: the form's own key with the same fields, or without
 * a key (no JavaScript) the same fields from the same connection on the same day.
 */
function receiptOf(form: FormKind, body: ContactBody, ip: string, now: Date): string {
  const { name, email, phone, subject, message, key } = body
  const sending = key || `${clientNetwork(ip)} ${now.toISOString().slice(0, 10)}`
  return hashVisitor(JSON.stringify([form, name, email, phone, subject, message, sending]))
}
