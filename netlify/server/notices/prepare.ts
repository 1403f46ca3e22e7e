import type { NoticesResponse } from '#contract/notices.ts'
import { siteNow } from '../clock.ts'
import { Prepared } from '../http/response.ts'
import { prayerContext, withClosures } from '../prayer/context.ts'
import { read } from '../storage/documents.ts'
import { noticesDocument } from '../storage/notices.ts'
import { publicNotices } from './responses.ts'

/** The notices in force and to come, ready to send. Throws StorageError. */
export async function prepareNotices(): Promise<Prepared> {
  const [stored, prayer] = await Promise.all([read(noticesDocument), prayerContext()])
  const context = withClosures(prayer, stored)
  const notices = publicNotices(stored.value.notices, context, siteNow())
  const body: NoticesResponse = { zone: context.zone, notices }
  return new Prepared(JSON.stringify(body), { notices: stored.revision })
}
