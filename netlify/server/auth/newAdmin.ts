import { tooNew } from '#contract/people.ts'
import { managesFrom } from '#domain/account/standing.ts'
import type { User } from '#domain/account/user.ts'
import { momentInWords } from '#domain/time/intl.ts'
import { Refusal } from '../http/refusal.ts'
import { read } from '../storage/documents.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'

/**
 * Refuses what `notOnFirstDay` declares for a day after another admin's link set the caller's
 * password, or they became an owner: 403 'too_new'. Uses the real clock.
 */
export async function refuseNewAdmin(user: User): Promise<void> {
  const now = new Date()
  const from = managesFrom(user, now.getTime())
  if (from === null) return
  const { value } = await read(prayerSettingsDocument)
  const when = momentInWords(from, value.place.timeZone, now)
  throw new Refusal(403, 'too_new', tooNew(when, user.role))
}
