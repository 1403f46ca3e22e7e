import { atomFeed } from '#domain/feeds/atom.ts'
import { noticesAtom, noticesJsonFeed } from '#domain/notices/feeds.ts'
import { siteNow } from '../clock.ts'
import { readSiteTexts } from '../content/site.ts'
import { prayerContext } from '../events/responses.ts'
import { noticeResponse } from '../notices/responses.ts'
import { siteHost } from '../siteOrigin.ts'
import { read } from '../storage/documents.ts'
import { noticesDocument } from '../storage/notices.ts'
import { ATOM, type Feed, feed } from './response.ts'

async function inFeeds(origin: string) {
  const [{ value, savedAt }, site, context] = await Promise.all([
    read(noticesDocument),
    readSiteTexts(),
    prayerContext(),
  ])
  const notices = value.notices
    .filter(({ deletedAt }) => !deletedAt)
    .map(notice => ({ ...noticeResponse(notice, context), savedAt: notice.savedAt }))
  const place = { name: site.siteName, zone: context.zone, origin, host: siteHost() }
  return { notices, place, savedAt: savedAt ?? `${context.today.slice(0, 4)}-01-01T00:00:00.000Z` }
}

/** The notices in force, for other programs. Throws StorageError. */
export async function noticesJson(origin: string): Promise<Feed> {
  const { notices, place } = await inFeeds(origin)
  const text = JSON.stringify(noticesJsonFeed(notices, siteNow(), place))
  return feed(text, 'application/feed+json; charset=utf-8')
}

/** The same for feed readers. Throws StorageError. */
export async function noticesXml(origin: string): Promise<Feed> {
  const { notices, place, savedAt } = await inFeeds(origin)
  return feed(atomFeed(noticesAtom(notices, siteNow(), savedAt, place)), ATOM)
}
