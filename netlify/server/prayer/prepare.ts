import { prayerTimesAnswer } from '#domain/prayer/answers.ts'
import { civilDateIn } from '#domain/prayer/civil.ts'
import { siteNow } from '../clock.ts'
import { Prepared } from '../http/answer.ts'
import { read } from '../storage/documents.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'

const KEPT = 12
const kept = new Map<string, Prepared>()

/**
 * The prayer times answer, ready to send. It depends on the settings' revision and the mosque's
 * day alone, so a warm function computes each once. Throws StorageError.
 */
export async function preparePrayerTimes(year: number | undefined): Promise<Prepared> {
  const { value: settings, revision, savedAt } = await read(prayerSettingsDocument)
  const now = siteNow()
  const span = year ?? civilDateIn(settings.place.timeZone, now)
  const key = `${revision} ${savedAt} ${span}`
  const before = kept.get(key)
  if (before) return before
  const prepared = new Prepared(
    JSON.stringify(prayerTimesAnswer(settings, { now, ...(year !== undefined && { year }) })),
  )
  for (const oldest of kept.keys()) {
    if (kept.size < KEPT) break
    kept.delete(oldest)
  }
  kept.set(key, prepared)
  return prepared
}
