import { inMailLanguage } from '#config/reader.ts'
import { readOwnName } from '../content/site.ts'
import { canMail, type Email, sendMail } from './send.ts'

/**
 * Mails what `write` writes in the language of mails, with the site's name; returns whether a mail
 * server accepted it. Throws StorageError.
 */
export async function mail(write: (site: string) => Email): Promise<boolean> {
  if (!canMail()) return false
  const site = await readOwnName()
  return sendMail(inMailLanguage(() => write(site)))
}
