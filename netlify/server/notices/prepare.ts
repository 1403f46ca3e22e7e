import type { NoticesResponse } from '#contract/notices.ts'
import { siteNow } from '../clock.ts'
import { Prepared } from '../http/response.ts'
import { prayerContext } from '../prayer/context.ts'
import { read } from '../storage/documents.ts'
import { noticesDocument } from '../storage/notices.ts'
import { publicNotices } from './responses.ts'

/** The notices in force and to come, ready to send. Throws StorageError. */
export async function prepareNotices(): Promise<Prepared> {
  const [{ value, revision }, context] = await Promise.all([read(noticesDocument), prayerContext()])
  const { zone } = context
  const body: NoticesResponse = { zone, notices: publicNotices(value.notices, context, siteNow()) }
  return new Prepared(JSON.stringify(body), { notices: revision })
}
