import type { AdminNotice, DeletedNotice } from '#contract/notices.ts'
import { restorable, restorableUntil } from '#domain/collection/deletion.ts'
import type { Notice } from '#domain/notices/notice.ts'
import { resolveNotice } from '#domain/notices/resolve.ts'
import { isDeleted, type StoredNotice } from '#domain/notices/stored.ts'
import { writtenNotice } from '#domain/notices/writtenNotice.ts'
import { type PrayerContext, type VisitorContext, visitorContext } from '../prayer/context.ts'
import { read } from '../storage/documents.ts'
import { noticesDocument } from '../storage/notices.ts'

type Context = Pick<PrayerContext, 'clocksOf' | 'zone'> & Partial<Pick<VisitorContext, 'closures'>>

/** A notice in the API's format, without who saved it: visitors may not see the name. */
export function noticeResponse(
  stored: StoredNotice,
  { clocksOf, zone, closures }: Context,
): Notice {
  const {
    revision: _,
    savedAt: __,
    savedBy: ___,
    deletedAt: ____,
    deletedBy,
    earlier,
    ...rest
  } = stored
  return resolveNotice(writtenNotice(rest), clocksOf, zone, closures)
}

/**
 * A notice as the panel edits it: after which Jumu'ah a janazah is, whatever a closure cancels. Its end is
 * that of visitors, and it has no time where they get none.
 */
export function adminNotice(stored: StoredNotice, context: Context): AdminNotice {
  const { revision, savedAt, savedBy, earlier } = stored
  const { prayer, ...notice } = noticeResponse(stored, { ...context, closures: [] })
  const seen = noticeResponse(stored, context)
  const follows = prayer && { ...prayer, time: seen.prayer?.time, at: seen.prayer?.at }
  return {
    ...notice,
    ...(follows && { prayer: follows }),
    end: seen.end,
    ...{ revision, savedAt, savedBy, earlier },
  }
}

/** Everything that is kept, the deleted ones last deleted first. Throws StorageError. */
export async function allNotices(): Promise<{ notices: AdminNotice[]; deleted: DeletedNotice[] }> {
  const [{ value }, context] = await Promise.all([read(noticesDocument), visitorContext()])
  const deleted = restorable(value.notices.filter(isDeleted), new Date())
  return {
    notices: value.notices
      .filter(notice => !isDeleted(notice))
      .map(notice => adminNotice(notice, context)),
    deleted: deleted
      .sort((a, b) => (a.deletedAt < b.deletedAt ? 1 : -1))
      .map(notice => {
        const { deletedAt, deletedBy } = notice
        const until = restorableUntil(deletedAt)
        return { ...adminNotice(notice, context), deletedAt, deletedBy, restorableUntil: until }
      }),
  }
}

/** The notices that visitors can get: in force at that moment, or to come and not kept secret. */
export const publicNotices = (
  notices: readonly StoredNotice[],
  context: Context,
  now: Date,
): Notice[] =>
  notices
    .filter(
      notice => !isDeleted(notice) && !(notice.held && Date.parse(notice.start) > now.getTime()),
    )
    .map(({ held: _, ...notice }) => noticeResponse(notice, context))
    .filter(({ end }) => Date.parse(end) > now.getTime())
