import { wantsMail } from '#domain/account/notifications.ts'
import { MOST_ACTION } from '#domain/activity/entry.ts'
import { messagesOf, type Problem } from '#domain/declared/problems.ts'
import { changesInWords, joinChanges, type PrayerChange } from '#domain/prayer/inWords/changes.ts'
import { withoutOldKhutbahs } from '#domain/prayer/khutbahs.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { saveProblems } from '#domain/prayer/timesReview.ts'
import { withTold } from '#domain/prayer/told.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { formatLong } from '#domain/time/format.ts'
import type { Actor } from '../activity/record.ts'
import { siteNow } from '../clock.ts'
import { PanelDocument } from '../document/document.ts'
import { Refusal } from '../http/refusal.ts'
import { mail } from '../mail/mail.ts'
import { canMail } from '../mail/send.ts'
import { prayerTimesChanged } from '../mail/templates.ts'
import { read, type Stored } from '../storage/documents.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { usersDocument } from '../storage/users.ts'

/** The prayer settings as the panel edits them: what visitors were told is nothing that admins set. */
export const prayerSettings = new PanelDocument<PrayerSettings, { settings: PrayerSettings }>({
  document: prayerSettingsDocument,
  valuesOf: ({ told: _, ...settings }) => ({ settings }),
  // Refuses problems that the stored settings do not have.
  toStore({ settings }, { value: before, savedBy }) {
    const today = todayOf(settings)
    refuseProblems(saveProblems({ settings, saved: before, today }))
    const next = withoutOldKhutbahs(settings, today)
    // What a new site came with, no admin has told anybody.
    return savedBy === null ? next : withTold(next, before, siteNow())
  },
  logged: (before, { value, revision }, restored) => [
    actionInWords(
      changesInWords(before, value, todayOf(value)),
      restored && restoredInWords(restored),
    ),
    { prayer: revision },
  ],
})

const todayOf = ({ place }: PrayerSettings) => civilDateIn(place.timeZone, siteNow())

function restoredInWords({ value, savedAt }: Stored<PrayerSettings>): string {
  const day = savedAt && formatLong(civilDateIn(value.place.timeZone, new Date(savedAt)))
  return `Restored the prayer times of ${day}`
}

/** What was saved, for the activity log: 'Isha: 7:30 → 7:45 PM from Nov 27'. */
function actionInWords(changes: readonly PrayerChange[], restored: string | undefined): string {
  if (changes.length === 0) return restored ?? 'Saved the prayer times without a change'
  const first = restored ? `${restored}. ` : ''
  return `${first}${joinChanges(changes, MOST_ACTION - first.length)}`
}

function refuseProblems(problems: readonly Problem[]): void {
  const [first] = problems
  if (!first) return
  throw new Refusal(400, 'invalid', first.message, { fields: messagesOf(problems) })
}

/** Mails the other admins with this notification that the prayer times were changed. */
export async function mailPrayerChange(by: Actor): Promise<void> {
  if (!canMail()) return
  const { users } = (await read(usersDocument)).value
  for (const user of users) {
    if (user.id === by.id || !wantsMail(user, 'prayerTimeUpdates')) continue
    await mail(site => prayerTimesChanged(user, site, by.name))
  }
}
