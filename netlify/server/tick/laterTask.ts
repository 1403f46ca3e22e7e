import type { CacheTag } from '#domain/declared/thing.ts'
import { publishMoment } from '#domain/events/listed.ts'
import { MINUTE } from '#domain/time/civil.ts'
import { SITE } from '../activity/record.ts'
import { siteNow } from '../clock.ts'
import { forgetPlanned } from '../content/planned.ts'
import { knownSection, saveStoredSection } from '../content/sections.ts'
import { eventCollection } from '../events/collection.ts'
import { describeError, logLine } from '../log.ts'
import { noticeCollection } from '../notices/collection.ts'
import { newTick, type PeriodicTask } from '../periodic/run.ts'
import { announce } from '../publish/announce.ts'
import { pushNews } from '../push/task.ts'
import { eventsDocument } from '../storage/events.ts'
import { readListed } from '../storage/listing.ts'
import { noticesDocument } from '../storage/notices.ts'
import { plannedTextsDocument } from '../storage/plannedTexts.ts'

/** A tick may come a moment early; a minute before the time is within the promised five. */
const EARLY_MS = MINUTE / 2

/** Publishes texts, events and notices whose moment has come, and drops the copies made before. */
export const laterTask: PeriodicTask = {
  name: 'later',
  async run(_now, signal, tick = newTick()) {
    const listing = await tick.list()
    const now = siteNow().getTime() + EARLY_MS
    const [planned, events, notices] = await Promise.all([
      readListed(plannedTextsDocument, listing),
      readListed(eventsDocument, listing),
      readListed(noticesDocument, listing),
    ])
    const tags = new Set<CacheTag>()
    for (const [path, { content, at, by }] of Object.entries(planned.value.texts)) {
      if (signal.aborted || Date.parse(at) > now) continue
      try {
        const [pageId = '', sectionId = ''] = path.split('/')
        const known = knownSection(pageId, sectionId)
        const action = `Published the planned text: ${known.name}`
        await saveStoredSection(by, known, content, undefined, action)
        tags.add('content').add('settings')
      } catch (error) {
        logLine('error', 'a planned text was not published', { path, error: describeError(error) })
        continue
      }
      await forgetPlanned(path, planned => planned === at)
    }
    const isDue = (moment: Date | undefined) => moment !== undefined && moment.getTime() <= now
    if (events.value.events.some(({ active, publishOn }) => !active && publishOn)) {
      const { prayer } = await tick.prayerTimes()
      const zone = prayer.value.place.timeZone
      const published = await eventCollection.change(SITE, ({ items, stamped }) =>
        items
          .filter(event => isDue(publishMoment(event, zone)))
          .map(event => {
            const { publishOn: _on, publishAt: _at, ...fields } = event
            const item = stamped(event.id, { ...fields, active: true }, event)
            return { done: 'Published', item }
          }),
      )
      if (published.length > 0) tags.add('events')
    }
    if (notices.value.notices.some(({ held }) => held)) {
      const published = await noticeCollection.change(SITE, ({ items, stamped }) =>
        items
          .filter(({ held, start }) => held && Date.parse(start) <= now)
          .map(notice => ({
            done: 'Published',
            item: stamped(notice.id, { ...notice, held: undefined }, notice),
          })),
      )
      if (published.length > 0) tags.add('notices')
      if (published.length > 0) await pushNews()
    }
    const late: Promise<unknown>[] = []
    if (tags.size > 0) await announce([...tags], work => late.push(work))
    await Promise.all(late)
  },
}
