import { eidsToEnter } from '#domain/prayer/comingEids.ts'
import { dueEndings } from '#domain/prayer/endings.ts'
import { storedFindings } from '#domain/prayer/timesReview.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { formatMoment } from '#domain/time/format.ts'
import { siteNow } from '../clock.ts'
import { countInbox } from '../contact/inbox.ts'
import { checkHealth } from '../setup/health.ts'
import { read } from '../storage/documents.ts'
import { StorageError } from '../storage/errors.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { type Finding, findings } from './findings.ts'

/** For `catch`: that storage cannot be read is a finding of its own. */
const ifStorageFails =
  <T>(value: T) =>
  (error: unknown): T => {
    if (error instanceof StorageError) return value
    throw error
  }

/** Everything about the site that needs the admins' attention, for a mail: with dates instead of 'today'. */
export async function findAttention(): Promise<Finding[]> {
  const health = await checkHealth()
  const messages = await countInbox().catch(
    ifStorageFails({ unanswered: 0, undelivered: 0 } as const),
  )
  const prayer = await read(prayerSettingsDocument)
    .then(({ value }) => value)
    .catch(ifStorageFails(null))
  const zone = prayer?.place.timeZone ?? 'UTC'
  const today = civilDateIn(zone, siteNow())
  return findings(
    {
      health,
      messages,
      endings: prayer ? dueEndings(prayer, today) : [],
      eids: prayer ? eidsToEnter(prayer, today) : [],
      times: prayer ? storedFindings(prayer, today) : [],
      today,
    },
    iso => formatMoment(new Date(iso), zone),
  )
}
