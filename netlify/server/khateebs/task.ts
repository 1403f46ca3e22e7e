import { dueReminders, withoutOldAddresses, withTry } from '#domain/khateebs/reminders.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { readSiteTexts } from '../content/site.ts'
import { mail } from '../mail/mail.ts'
import { canMail, mailHost } from '../mail/send.ts'
import { khutbahReminder } from '../mail/templates.ts'
import { newTick, type PeriodicTask } from '../periodic/run.ts'
import { UNCHANGED, update } from '../storage/documents.ts'
import { khateebsDocument, remindersDocument } from '../storage/khateebs.ts'
import { readListed } from '../storage/listing.ts'

/** The hour, in UTC, in which old addresses are looked for. */
const CLEANING_HOUR = 3

/**
 * Reminds khateebs who agreed to it of the khutbah that they give, and forgets addresses that are kept
 * for too long. A try is noted before its mail: of several processes one sends it, and after a crash it
 * is tried again with the same id.
 */
export const khateebsTask: PeriodicTask = {
  name: 'khateebs',
  async run(now, _signal, tick = newTick()) {
    const listing = await tick.list()
    const { people } = (await readListed(khateebsDocument, listing)).value
    if (!people.some(({ reminder }) => reminder)) return
    const { prayer, times } = await tick.prayerTimes()
    if (now.getUTCHours() === CLEANING_HOUR) {
      await update(khateebsDocument, ({ value }) => {
        const kept = withoutOldAddresses(value.people, prayer.value, now)
        return kept === value.people ? UNCHANGED : { people: [...kept] }
      })
    }
    if (!canMail()) return
    const today = civilDateIn(times.zone, now)
    const due = dueReminders(
      times,
      people,
      (await readListed(remindersDocument, listing)).value,
      now,
    )
    if (due.length === 0) return
    const { email: mosque } = await readSiteTexts()
    for (const reminder of due) {
      if (!(await claim(reminder.key))) continue
      const messageId = `<${Buffer.from(reminder.key).toString('base64url')}@${mailHost()}>`
      const isSent = await mail(site => ({
        ...khutbahReminder(reminder, site, mosque),
        messageId,
      }))
      if (!isSent) continue
      await update(remindersDocument, ({ value }) =>
        withTry(value, [reminder.key], now, today, true),
      )
    }

    /** Whether it is still due, and now noted as tried. */
    async function claim(key: string): Promise<boolean> {
      let isMine = false
      await update(remindersDocument, ({ value }) => {
        isMine = dueReminders(times, people, value, now).some(one => one.key === key)
        return isMine ? withTry(value, [key], now, today) : UNCHANGED
      })
      return isMine
    }
  },
}
