import type { CommunityEvent } from '#domain/events/event.ts'
import { withResolvedTimes } from '#domain/events/resolve.ts'
import type { StoredEvents } from '#domain/events/stored.ts'
import { resolveNotice } from '#domain/notices/resolve.ts'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { type ChangedEvent, eventNews } from '#domain/push/fromEvents.ts'
import { moonEvening, moonNews } from '#domain/push/fromMoon.ts'
import { noticeNews } from '#domain/push/fromNotices.ts'
import { changesTomorrow, isTimeForChanges } from '#domain/push/fromPrayers.ts'
import { videoNews } from '#domain/push/fromVideos.ts'
import { type News, type Outbox, withNews, withoutTags } from '#domain/push/outbox.ts'
import { addDays, civilDateIn } from '#domain/time/civil.ts'
import { siteNow } from '../clock.ts'
import { type PrayerContext, prayerContextOf } from '../events/responses.ts'
import { prayerDays } from '../prayer/days.ts'
import { type Document, readVersion, type Stored, UNCHANGED, update } from '../storage/documents.ts'
import { eventsDocument, readEventVersions } from '../storage/events.ts'
import { type Listing, listDocuments, readListed } from '../storage/listing.ts'
import { noticesDocument } from '../storage/notices.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { outboxDocument, pushSettingsDocument } from '../storage/push.ts'
import { videosDocument } from '../storage/videos.ts'

/** A change of the events that is taken back within this time is heard of by nobody. */
const SETTLED_MS = 2 * 60_000
/** More changed events than anybody wants to hear of: a restored backup, not a volunteer. */
const MOST_EVENTS = 40
const MOST_VERSIONS = 20
/** A session left open cannot keep the moon's followers awake: enough for two taps taken back. */
const MOST_OF_MOON_A_DAY = 6

/**
 * Writes into the outbox what is new in what is stored, by comparing it with what was announced, so
 * that a crash between a save and its announcement loses nothing. Returns the outbox. Throws
 * StorageError.
 */
export async function planNews(listing?: Listing): Promise<Outbox> {
  const found = listing ?? (await listDocuments())
  const get = <T>(document: Document<T>): Promise<Stored<T>> => readListed(document, found)
  const now = siteNow()
  const [outbox, settings, prayer, notices, videos, events] = await Promise.all([
    get(outboxDocument),
    get(pushSettingsDocument),
    get(prayerSettingsDocument),
    get(noticesDocument),
    get(videosDocument),
    get(eventsDocument),
  ])
  const context = prayerContextOf(prayer, now)
  const { zone, today, clocksOf } = context
  const resolved = notices.value.notices.map(notice => ({
    ...notice,
    ...resolveNotice(notice, clocksOf, zone),
  }))

  const { seen } = outbox.value
  const isEvening = isTimeForChanges({ seen: seen.iqama, at: settings.value.iqamaAt, zone }, now)
  const response = prayerTimesResponse(prayer.value, { now, dayOf: prayerDays(prayer, today) })
  const moon = await compareMoon(prayer, seen.moon, response, now)
  const compared = await compareEvents(events, seen.events, context, now)

  /** What the outbox becomes; the same one where nothing is new. */
  const planned = (current: Outbox): Outbox => {
    const news: News[] = []
    let next = current.seen
    const byNotices = noticeNews(resolved, current, now)
    if (!isSame(byNotices.seen, next.notices)) next = { ...next, notices: byNotices.seen }
    news.push(...byNotices.news)
    const byVideos = videoNews(videos.value.videos, next.live, now)
    if (byVideos.news.length > 0) next = { ...next, live: [...byVideos.seen] }
    news.push(...byVideos.news)
    if (isEvening && next.iqama === seen.iqama) {
      const change = changesTomorrow(response, now)
      if (change) news.push(change)
      next = { ...next, iqama: addDays(today, 1) }
    }
    if (compared && next.events === seen.events) {
      news.push(...compared.news)
      next = { ...next, events: compared.revision }
    }
    if (moon && isSame([next.moon], [seen.moon])) {
      if (moon.news) news.push(moon.news)
      next = { ...next, moon: moon.seen }
    }
    if (next === current.seen) return current
    const left = withoutTags(current, byNotices.over)
    return withNews({ ...left, seen: next }, news, now, () => crypto.randomUUID())
  }
  if (planned(outbox.value) === outbox.value) return outbox.value
  const stored = await update(outboxDocument, ({ value }) => {
    const next = planned(value)
    return next === value ? UNCHANGED : next
  })
  return stored.value
}

const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)

/** What the moon's followers hear of; undefined: what was compared is the same. */
async function compareMoon(
  { revision }: Stored<PrayerSettings>,
  seen: Outbox['seen']['moon'],
  after: PrayerTimesResponse,
  now: Date,
) {
  const evening = moonEvening(after, now) ?? seen?.evening ?? ''
  // A restored backup, with an earlier revision, is no decision.
  const isSaved = seen !== undefined && seen.revision < revision
  if (seen?.revision === revision && seen.evening === evening) return undefined
  const saved = isSaved && (await readVersion(prayerSettingsDocument, seen.revision))
  const before = saved ? prayerTimesResponse(saved.value, { now }) : undefined
  const found = moonNews({ before, after }, seen?.evening ?? '', now)
  const day = civilDateIn(after.zone, now)
  const count = seen?.day === day ? seen.count : 0
  const news = count < MOST_OF_MOON_A_DAY ? found : undefined
  return { news, seen: { revision, evening, day, count: count + (news ? 1 : 0) } }
}

/** What changed since a revision of the events; null: nothing, or the last save is too fresh. */
async function compareEvents(
  { value, revision, savedAt }: Stored<StoredEvents>,
  seen: number | null,
  { today, zone, clocksOf }: PrayerContext,
  now: Date,
): Promise<{ revision: number; news: News[] } | null> {
  if (revision === seen) return null
  // The first comparison, and a restored backup: what is there is no news.
  if (seen === null || revision < seen) return { revision, news: [] }
  if (savedAt && Date.now() - Date.parse(savedAt) < SETTLED_MS) return null
  const resolve = (event: CommunityEvent) => withResolvedTimes(event, today, clocksOf)
  const isGone = new Set(value.deleted.map(({ id }) => id))
  const changed: ChangedEvent[] = []
  for (const event of [...value.events, ...value.deleted]
    .filter(one => one.revision > seen)
    .slice(0, MOST_EVENTS)) {
    const versions = await readEventVersions(event.id, MOST_VERSIONS)
    const before = versions.find(version => version.revision <= seen)
    if (!before) continue
    changed.push({
      before: resolve(before),
      ...(!isGone.has(event.id) && { after: resolve(event) }),
    })
  }
  return { revision, news: eventNews(changed, { today, zone, now }) }
}
