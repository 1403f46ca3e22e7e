import { prayerCalendar } from '#domain/feeds/prayerCalendar.ts'
import { prayerChoiceOf } from '#domain/feeds/prayerChoice.ts'
import { addDays, civilDateIn } from '#domain/prayer/civil.ts'
import { computeRange } from '#domain/prayer/times.ts'
import { siteNow } from '../clock.ts'
import { readSiteTexts } from '../content/site.ts'
import { read } from '../storage/documents.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import type { Feed } from './answer.ts'

/** From last week to half a year ahead: subscribers ask again long before. */
const DAYS_BACK = 7
const DAYS_AHEAD = 182

/** The calendar of the prayers and times that the query chooses. Throws StorageError. */
export async function prayerFeed(origin: string, query: URLSearchParams): Promise<Feed> {
  const [{ value: settings, revision, savedAt }, site] = await Promise.all([
    read(prayerSettingsDocument),
    readSiteTexts(),
  ])
  const zone = settings.place.timeZone
  const today = civilDateIn(zone, siteNow())
  const days = computeRange(settings, addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD))
  const text = prayerCalendar(days, prayerChoiceOf(query), {
    name: site.siteName,
    address: site.address,
    zone,
    origin,
    revision,
    savedAt: new Date(savedAt ?? `${today.slice(0, 4)}-01-01T00:00:00Z`),
  })
  return { text, type: 'text/calendar; charset=utf-8' }
}
