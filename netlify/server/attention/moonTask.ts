import { inMailLanguage } from '#config/reader.ts'
import { wantsMail } from '#domain/account/notifications.ts'
import { prayerState } from '#domain/prayer/schedule.ts'
import { siteNow } from '../clock.ts'
import { canMail, sendMail } from '../mail/send.ts'
import { moonAwaited } from '../mail/templates.ts'
import { newTick, type PeriodicTask } from '../periodic/run.ts'
import { attentionDocument } from '../storage/attention.ts'
import { UNCHANGED, update } from '../storage/documents.ts'
import { adminOrigin, readRecipients } from './mail.ts'

/** Mails those who change the prayer times, at Maghrib of an evening on which the mosque waits for the moon. */
export const moonTask: PeriodicTask = {
  name: 'moon',
  async run(_now, _signal, tick = newTick()) {
    if (!canMail()) return
    const { times } = await tick.prayerTimes()
    const state = inMailLanguage(() => prayerState(times, siteNow()))
    if (state.status !== 'ready' || !state.moon?.isEvening) return
    const { moon, today } = state
    if (!(await claim(today.iso))) return
    const { users, siteName } = await readRecipients()
    for (const user of users.filter(user => wantsMail(user, 'prayerTimeUpdates'))) {
      const link = `${adminOrigin()}/admin`
      await sendMail(inMailLanguage(() => moonAwaited(user, siteName, moon, today.iso, link)))
    }
  },
}

/** Of any number of processes only one mails. */
async function claim(evening: string): Promise<boolean> {
  let isMine = false
  await update(attentionDocument, ({ value }) => {
    isMine = value.moon !== evening
    return isMine ? { ...value, moon: evening } : UNCHANGED
  })
  return isMine
}
