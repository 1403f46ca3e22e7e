import { wantsMail } from '#domain/account/notifications.ts'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import { prayerState } from '#domain/prayer/schedule.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { siteNow } from '../clock.ts'
import { canMail, sendMail } from '../mail/send.ts'
import { moonAwaited } from '../mail/templates.ts'
import { newTick, type PeriodicTask } from '../periodic/run.ts'
import { prayerDays } from '../prayer/days.ts'
import { attentionDocument } from '../storage/attention.ts'
import { UNCHANGED, update } from '../storage/documents.ts'
import { readListed } from '../storage/listing.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { adminOrigin, readRecipients } from './mail.ts'

/** Mails those who change the prayer times, at Maghrib of an evening on which the mosque waits for the moon. */
export const moonTask: PeriodicTask = {
  name: 'moon',
  async run(_now, _signal, { list } = newTick()) {
    if (!canMail()) return
    const settings = await readListed(prayerSettingsDocument, await list())
    const now = siteNow()
    const today = civilDateIn(settings.value.place.timeZone, now)
    const response = prayerTimesResponse(settings.value, {
      now,
      dayOf: prayerDays(settings, today),
    })
    const state = prayerState(response, now)
    if (state.status !== 'ready' || !state.moon?.isEvening || !(await claim(today))) return
    const { month, words } = state.moon
    const { users, siteName } = await readRecipients()
    for (const user of users.filter(user => wantsMail(user, 'prayerTimeUpdates'))) {
      await sendMail(moonAwaited(user, siteName, month, words, `${adminOrigin()}/admin`))
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
