import type { PrayerSettingsResponse, PrayerSettingsVersion } from '#contract/prayerSettings.ts'
import { wantsMail } from '#domain/account/notifications.ts'
import { MOST_ACTION } from '#domain/activity/entry.ts'
import { changesInWords, joinChanges, type SettingsChange } from '#domain/prayer/inWords/changes.ts'
import { withoutOldKhutbahs } from '#domain/prayer/khutbahs.ts'
import type { Problem } from '#domain/prayer/rangeChecks.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { saveProblems } from '#domain/prayer/timesReview.ts'
import { withTold } from '#domain/prayer/told.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { formatLong } from '#domain/time/format.ts'
import { type Actor, recordActivity } from '../activity/record.ts'
import { siteNow } from '../clock.ts'
import { readSiteTexts } from '../content/site.ts'
import { conflict, Refusal } from '../http/refusal.ts'
import { canMail, sendMail } from '../mail/send.ts'
import { prayerTimesChanged } from '../mail/templates.ts'
import { listVersions, read, readVersion, type Stored, update } from '../storage/documents.ts'
import { skipUnreadable } from '../storage/errors.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { usersDocument } from '../storage/users.ts'

const VERSIONS_SHOWN = 20

/** The prayer settings in the API's format: what visitors were told is nothing that admins set. */
export const prayerResponse = ({
  value: { told: _, ...settings },
  revision,
  savedAt,
  savedBy,
}: Stored<PrayerSettings>): PrayerSettingsResponse => ({ revision, savedAt, savedBy, settings })

/**
 * Replaces the prayer settings. Throws Refusal 409 when `base` is given and not the stored one, 400
 * when the settings have problems that the stored ones do not have. `restored` says which version
 * they are.
 */
export async function savePrayer(
  by: Actor,
  settings: PrayerSettings,
  base: number | undefined,
  restored?: string,
): Promise<PrayerSettingsResponse> {
  const today = civilDateIn(settings.place.timeZone, siteNow())
  let before = settings
  const change = (current: Stored<PrayerSettings>) => {
    before = current.value
    if (base !== undefined && base !== current.revision) {
      throw conflict(prayerResponse(current), current.savedBy)
    }
    refuseProblems(saveProblems({ settings, saved: before, today }))
    const next = withoutOldKhutbahs(settings, today)
    // What a new site came with, no admin has told anybody.
    return current.savedBy === null ? next : withTold(next, before, siteNow())
  }
  const saved = await update(prayerSettingsDocument, change, by.name)
  const changes = changesInWords(before, saved.value, today)
  await recordActivity(by, actionInWords(changes, restored), { prayer: saved.revision })
  return prayerResponse(saved)
}

/** What was saved, for the activity log: 'Isha: 7:30 → 7:45 PM from Nov 27'. */
function actionInWords(changes: readonly SettingsChange[], restored: string | undefined): string {
  if (changes.length === 0) return restored ?? 'Saved the prayer times without a change'
  const first = restored ? `${restored}. ` : ''
  return `${first}${joinChanges(changes, MOST_ACTION - first.length)}`
}

function refuseProblems(problems: readonly Problem[]): void {
  const [first] = problems
  if (!first) return
  const fields: Record<string, string> = {}
  for (const { path, message } of problems) fields[path.join('.')] ??= message
  throw new Refusal(400, 'invalid', first.message, { fields })
}

/** Restores a kept version: the undo. Throws Refusal 404 when it is not kept, 409 as a save. */
export async function restorePrayer(
  by: Actor,
  revision: number,
  base: number | undefined,
): Promise<PrayerSettingsResponse> {
  const version = await readVersion(prayerSettingsDocument, revision)
  if (!version) throw new Refusal(404, 'not_found', 'That version is not kept any more.')
  const { timeZone } = version.value.place
  const day = version.savedAt && formatLong(civilDateIn(timeZone, new Date(version.savedAt)))
  return savePrayer(by, version.value, base, `Restored the prayer times of ${day}`)
}

/** The kept versions, newest first. */
export async function prayerVersions(): Promise<PrayerSettingsVersion[]> {
  const revisions = (await listVersions(prayerSettingsDocument)).slice(0, VERSIONS_SHOWN)
  const versions = await Promise.all(
    revisions.map(revision => readVersion(prayerSettingsDocument, revision).catch(skipUnreadable)),
  )
  return versions.flatMap(version => {
    if (!version?.savedAt) return []
    const { settings, revision, savedBy } = prayerResponse(version)
    return [{ revision, savedAt: version.savedAt, by: savedBy, settings }]
  })
}

/** Mails the other admins with this notification that the prayer times were changed. */
export async function mailPrayerChange(by: Actor): Promise<void> {
  if (!canMail()) return
  const [users, { siteName }] = await Promise.all([read(usersDocument), readSiteTexts()])
  const readers = users.value.users.filter(
    user => user.id !== by.id && wantsMail(user, 'prayerTimeUpdates'),
  )
  for (const reader of readers) {
    await sendMail(prayerTimesChanged(reader, siteName, by.name))
  }
}
