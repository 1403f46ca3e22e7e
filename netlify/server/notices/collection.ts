import { fieldsAlone, NOTICE_FIELDS } from '#domain/notices/fields.ts'
import { linkRefused } from '#domain/notices/link.ts'
import type { NoticeFields } from '#domain/notices/notice.ts'
import {
  isDeleted,
  MOST_NOTICES,
  type NoticeVersion,
  type StoredNotice,
  type StoredNotices,
  withoutOldNotices,
} from '#domain/notices/stored.ts'
import { NOTICES } from '#domain/notices/thing.ts'
import { siteNow } from '../clock.ts'
import { Collection } from '../collection/collection.ts'
import { invalid, Refusal } from '../http/refusal.ts'
import type { PrayerContext } from '../prayer/context.ts'
import { noticesDocument } from '../storage/notices.ts'
import { adminNotice, noticeResponse, publicNotices } from './responses.ts'

/** The notices as admins change them; what is over for long goes with the next save. */
export const noticeCollection = new Collection({
  thing: NOTICES,
  document: noticesDocument,
  toLists: ({ notices }: StoredNotices) => ({
    items: notices.filter(notice => !isDeleted(notice)),
    deleted: notices.filter(isDeleted),
  }),
  toValue: ({ items, deleted }, context): StoredNotices => ({
    notices: withoutOldNotices(
      [...items, ...deleted],
      notice => noticeResponse(notice, context).end,
      siteNow(),
    ),
  }),
  newId: () => crypto.randomUUID(),
  stamped: (
    fields: NoticeFields & { earlier?: NoticeVersion[] },
    stamp,
    _context,
    before,
  ): StoredNotice => ({
    ...fieldsAlone(fields),
    ...stamp,
    earlier: before ? withVersion(before) : (fields.earlier ?? []),
  }),
  refuseFull({ notices }, context) {
    if (publicNotices(notices, context, siteNow()).length <= MOST_NOTICES) return
    const text = `There are ${MOST_NOTICES} notices that are not over. Delete one, then try again.`
    throw new Refusal(409, 'full', text)
  },
  fields: NOTICE_FIELDS,
  versionOf: ({ earlier }, revision) => earlier.find(one => one.revision === revision),
  response: adminNotice,
})

function withVersion(before: StoredNotice): NoticeVersion[] {
  const { revision, savedAt, savedBy, earlier } = before
  const version = { ...fieldsAlone(before), revision, savedAt, savedBy }
  return [version, ...earlier].slice(0, NOTICES.versionsKept)
}

/** A new notice that would never show is a mistake: a prayer that is over, a day that has passed. */
export function refuseOver(notice: StoredNotice, context: PrayerContext): void {
  if (Date.parse(noticeResponse(notice, context).end) > siteNow().getTime()) return
  const [field, text] = notice.prayer
    ? (['prayer', 'That prayer is over. Choose a later one.'] as const)
    : (['end', 'The end must be later than now.'] as const)
  throw invalid(field, text)
}

export function refuseLink(link: string | undefined, before?: StoredNotice): void {
  const text = linkRefused(link, before?.link)
  if (text) throw invalid('link', text)
}
