import { writtenIn } from '#config/reader.ts'
import { loadLanguage } from '#config/translations.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { withResolvedTimes } from '#domain/events/resolve.ts'
import type { StoredEvent, StoredEvents } from '#domain/events/stored.ts'
import { standsInFor } from '#domain/events/week.ts'
import { writtenEvent } from '#domain/events/writtenEvent.ts'
import { resolveNotice } from '#domain/notices/resolve.ts'
import type { Closure } from '#domain/prayer/closure.ts'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { type ChangedEvent, cancelledTitle } from '#domain/push/eventNews.ts'
import type { Outbox } from '#domain/push/outbox.ts'
import { isNew, type PushFacts, planOf, withPlan } from '#domain/push/plan.ts'
import { inQuietHours } from '#domain/push/quietHours.ts'
import { MINUTE } from '#domain/time/civil.ts'
import { siteNow } from '../clock.ts'
import { readLanguage } from '../http/language.ts'
import { newTick } from '../periodic/run.ts'
import { type PrayerContext, prayerContextOf, withClosures } from '../prayer/context.ts'
import { type Document, readVersion, type Stored, UNCHANGED, update } from '../storage/documents.ts'
import { eventsDocument, eventVersionStore } from '../storage/events.ts'
import { languagesDocument } from '../storage/languages.ts'
import { readListed } from '../storage/listing.ts'
import { noticesDocument } from '../storage/notices.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { outboxDocument, pushSettingsDocument } from '../storage/push.ts'
import { videosDocument } from '../storage/videos.ts'

/** A change of the events that is taken back within this time is heard of by nobody. */
const SETTLED_MS = 2 * MINUTE
/** More changed events than anybody wants to hear of: a restored backup, not a volunteer. */
const MOST_EVENTS = 40

/** Writes into the outbox what is new in what is stored, and returns the outbox. Throws StorageError. */
export async function planNews(tick = newTick()): Promise<Outbox> {
  const listing = await tick.list()
  const get = <T>(document: Document<T>): Promise<Stored<T>> => readListed(document, listing)
  const [outbox, settings, notices, videos, events, languages, { prayer, times }] =
    await Promise.all([
      get(outboxDocument),
      get(pushSettingsDocument),
      get(noticesDocument),
      get(videosDocument),
      get(eventsDocument),
      get(languagesDocument),
      tick.prayerTimes(),
    ])
  const now = siteNow()
  const { seen } = outbox.value
  const context = withClosures(prayerContextOf(prayer, now), notices)
  const { closures } = context
  const { own, others } = languages.value
  await loadLanguage(own)
  const titles = new Set([...outbox.value.messages, ...outbox.value.recent].map(one => one.title))
  const isToldOff = (event: CommunityEvent) =>
    titles.has(writtenIn(own, () => cancelledTitle(writtenEvent(event))))
  const facts: PushFacts = {
    notices: notices.value.notices.map(notice => ({
      ...notice,
      ...resolveNotice(notice, context.clocksOf, context.zone, closures),
    })),
    videos: videos.value.videos,
    iqamaAt: settings.value.iqamaAt,
    prayer: {
      ...{ revision: prayer.revision, times },
      before: await timesBefore(prayer, seen, { now, closures }),
    },
    // By the morning a change of the night may be another, or none.
    events: inQuietHours(settings.value.quiet, context.zone, now)
      ? undefined
      : await changedEvents(events, seen.events, { ...context, isToldOff }),
  }
  const planIn = (language: string, value: Outbox, also = {}) =>
    writtenIn(language, () => planOf(value, facts, now), also)
  if (!isNew(planIn(own, outbox.value), outbox.value)) return outbox.value
  const readers = await Promise.all(
    others.map(async one => [one, await readLanguage(one)] as const),
  )
  let isOutdated = false
  const stored = await update(outboxDocument, ({ value }) => {
    isOutdated = JSON.stringify(value.seen) !== JSON.stringify(seen)
    const plan = planIn(own, value)
    if (isOutdated || !isNew(plan, value)) return UNCHANGED
    const said = readers.map(([one, written]) => [one, planIn(one, value, written)] as const)
    return withPlan(value, plan, said, now)
  })
  // Another process has announced something meanwhile: the facts were compared with what was before.
  return isOutdated ? planNews() : stored.value
}

/** The times under the prayer settings of the last comparison; undefined: none were saved since. */
async function timesBefore(
  { revision }: Stored<PrayerSettings>,
  { moon }: Outbox['seen'],
  at: { now: Date; closures: readonly Closure[] },
) {
  // A restored backup, with an earlier revision, is no decision.
  if (!moon || moon.revision >= revision) return undefined
  const saved =
    moon.revision === 0
      ? await prayerSettingsDocument.seed()
      : (await readVersion(prayerSettingsDocument, moon.revision))?.value
  return saved && prayerTimesResponse(saved, at)
}

/** What changed since a revision of the events; undefined: nothing, or the last save is too fresh. */
async function changedEvents(
  { value, revision, savedAt }: Stored<StoredEvents>,
  seen: number | null,
  { today, clocksOf, isToldOff }: PrayerContext & { isToldOff: (event: CommunityEvent) => boolean },
): Promise<PushFacts['events']> {
  if (revision === seen) return undefined
  // The first comparison, and a restored backup: what is there is no news.
  if (seen === null || revision < seen) return { revision, changed: [] }
  if (savedAt && Date.now() - Date.parse(savedAt) < SETTLED_MS) return undefined
  const resolve = (event: CommunityEvent) => withResolvedTimes(event, today, clocksOf)
  const isGone = new Set(value.deleted.map(({ id }) => id))
  const changed: ChangedEvent[] = []
  const made: CommunityEvent[] = []
  for (const event of [...value.events, ...value.deleted]
    .filter(one => one.revision > seen)
    .slice(0, MOST_EVENTS)) {
    const versions = await eventVersionStore.all(event.id)
    const before = versions.find(version => version.revision <= seen)
    // What nobody had saved is an example: that it goes or becomes another is no news.
    if (before?.savedAt === null) continue
    const after = isGone.has(event.id) ? undefined : resolve(event)
    // Nothing marks one that was restored: it is as it was.
    const isAgain = before && (!before.active || fieldsOf(before) === fieldsOf(event))
    const isBack = isAgain && isToldOff(event)
    if (before) changed.push({ before: resolve(before), after, ...(isBack && { isBack }) })
    else if (after) made.push(after)
  }
  const insteadOf = (event: CommunityEvent) => made.find(one => standsInFor(one, event))
  return { revision, changed: changed.map(one => ({ ...one, instead: insteadOf(one.before) })) }
}

/** An event without what its save gave it. */
function fieldsOf(event: StoredEvent): string {
  const { revision: _, savedAt: _at, savedBy: _by, prayerRevision: _prayer, ...fields } = event
  return JSON.stringify(fields)
}
