import { atomFeed, jsonFeed } from '#domain/feeds/formats.ts'
import { lastChange } from '#domain/notices/closures.ts'
import { noticeEntries, noticeItem } from '#domain/notices/feeds.ts'
import type { StoredNotice } from '#domain/notices/stored.ts'
import { siteNow } from '../clock.ts'
import { readSiteTexts } from '../content/site.ts'
import { noticeResponse } from '../notices/responses.ts'
import { prayerContext, type VisitorContext, withClosures } from '../prayer/context.ts'
import { siteHost } from '../siteOrigin.ts'
import { read } from '../storage/documents.ts'
import { noticesDocument } from '../storage/notices.ts'
import { feedBody, firstUpdate, headOf, type MakeFeed } from './response.ts'

async function inForce(origin: string) {
  const [stored, { siteName }, prayer] = await Promise.all([
    read(noticesDocument),
    readSiteTexts(),
    prayerContext(),
  ])
  const context = withClosures(prayer, stored)
  const { zone, today } = context
  const { value, savedAt } = stored
  const notices = value.notices
    .filter(({ deletedAt }) => !deletedAt)
    .map(notice => ({ ...noticeResponse(notice, context), savedAt: changeOf(notice, context) }))
  const entries = noticeEntries(notices, siteNow(), { zone, origin, host: siteHost() })
  return { entries, zone, siteName, updated: savedAt ?? firstUpdate(today) }
}

/** When a notice was last changed: by a save, or by a closure that cancels the prayer it follows or did. */
const changeOf = (notice: StoredNotice, context: VisitorContext): string =>
  lastChange(notice.savedAt, context.changedClosures, closures =>
    noticeResponse(notice, { ...context, closures }),
  )

/** The notices in force. */
export const noticeFeeds = {
  async noticesJson(feed, origin) {
    const { entries, zone, siteName } = await inForce(origin)
    const items = entries.map(entry => noticeItem(entry, zone))
    return feedBody(jsonFeed(headOf(feed, origin, siteName), items))
  },
  async noticesAtom(feed, origin) {
    const { entries, siteName, updated } = await inForce(origin)
    return feedBody(atomFeed(headOf(feed, origin, siteName), entries, updated))
  },
} satisfies Record<string, MakeFeed>
