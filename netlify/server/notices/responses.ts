import type { AdminNotice, DeletedNotice } from '#contract/notices.ts'
import type { Notice } from '#domain/notices/notice.ts'
import { resolveNotice } from '#domain/notices/resolve.ts'
import { restorableUntil, type StoredNotice } from '#domain/notices/stored.ts'
import type { PrayerContext } from '../events/responses.ts'

type Context = Pick<PrayerContext, 'clocksOf' | 'zone'>

/** A notice in the API's format, without who saved it: visitors may not see the name. */
export function noticeResponse(stored: StoredNotice, { clocksOf, zone }: Context): Notice {
  const {
    revision: _,
    savedAt: __,
    savedBy: ___,
    deletedAt: ____,
    deletedBy,
    earlier,
    ...rest
  } = stored
  return resolveNotice(rest, clocksOf, zone)
}

export function adminNotice(stored: StoredNotice, context: Context): AdminNotice {
  const { revision, savedAt, savedBy, earlier } = stored
  return { ...noticeResponse(stored, context), revision, savedAt, savedBy, earlier }
}

export function deletedNotice(stored: StoredNotice, context: Context): DeletedNotice {
  const { deletedAt = stored.savedAt, deletedBy = '' } = stored
  const until = restorableUntil(deletedAt)
  return { ...adminNotice(stored, context), deletedAt, deletedBy, restorableUntil: until }
}

/** The notices that visitors can get: in force at that moment, or to come. */
export const publicNotices = (
  notices: readonly StoredNotice[],
  context: Context,
  now: Date,
): Notice[] =>
  notices
    .filter(({ deletedAt }) => !deletedAt)
    .map(notice => noticeResponse(notice, context))
    .filter(({ end }) => Date.parse(end) > now.getTime())
