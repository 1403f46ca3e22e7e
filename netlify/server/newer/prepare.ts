import type { QueryOf } from '#contract/endpoint.ts'
import type { getNewer, NewerResponse } from '#contract/newer.ts'
import { locale } from '#locale/locale.ts'
import { prepareChanges } from '../content/prepare.ts'
import { prepareArticle } from '../events/article.ts'
import { prepareEvents, prepareRecentEvents } from '../events/prepare.ts'
import { keepPrepared } from '../http/keepPrepared.ts'
import { Prepared } from '../http/response.ts'
import { describeError, logLine } from '../log.ts'
import { prepareNotices } from '../notices/prepare.ts'
import { preparePrayerTimes } from '../prayer/prepare.ts'
import { prepareScreensRevision } from '../screens/prepare.ts'

const keep = keepPrepared<Prepared>(16)

/** What can be newer than pages of one revision. */
interface Newer {
  prepared: Prepared
  /** Whether every part could be read. */
  isWhole: boolean
}

/**
 * The parts of a page that can be newer than its build, ready to send; undefined where no page can
 * be of that revision. One document that cannot be read leaves the other parts as they are.
 * Throws StorageError when nothing can be read.
 */
export async function prepareNewer({
  since,
  translated,
  structure,
  events,
  event,
}: QueryOf<typeof getNewer>): Promise<Newer | undefined> {
  const parts: [keyof NewerResponse, Promise<Prepared | undefined>][] = [
    ['content', prepareChanges(since, translated, structure)],
    ['prayer', preparePrayerTimes(undefined)],
    ['notices', prepareNotices()],
    ['screens', prepareScreensRevision()],
  ]
  if (events === 1) parts.push(['events', prepareEvents('listed')])
  if (events === 'recent') {
    const recent = prepareRecentEvents()
    parts.push(['events', recent.then(({ events }) => events)])
    parts.push(['earlierEvents', recent.then(({ earlier }) => earlier)])
    parts.push(['ahead', recent.then(({ ahead }) => ahead)])
  } else if (event) {
    parts.push(['event', prepareArticle(event)])
    parts.push(['ahead', prepareRecentEvents().then(({ ahead }) => ahead)])
  }
  const { lists } = locale()
  if (lists && events) parts.push(['lists', Promise.resolve(new Prepared(JSON.stringify(lists)))])
  const settled = await Promise.allSettled(parts.map(([, part]) => part))
  const failed = settled.filter(result => result.status === 'rejected')
  if (failed.length === settled.length) throw failed[0]?.reason
  for (const { reason } of failed) {
    logLine('error', 'a part of newer is missing', { error: describeError(reason) })
  }
  const read = settled.map(result => (result.status === 'fulfilled' ? result.value : null))
  if (read.includes(undefined)) return undefined
  const named = parts.map(([name], index) => ({ name, part: read[index] ?? null }))
  const key = named.map(({ name, part }) => `${name}=${part?.etag}`).join(' ')
  const prepared = keep(key, () => {
    const texts = named.map(({ name, part }) => `"${name}":${part?.text ?? 'null'}`)
    const revisions = Object.assign({}, ...named.map(({ part }) => part?.revisions))
    return new Prepared(`{${texts.join(',')}}`, revisions)
  })
  return { prepared, isWhole: failed.length === 0 }
}
