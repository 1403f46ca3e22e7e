import type { Notice, NoticeFields } from '#domain/notices/notice.ts'
import { noticesFailure } from '#texts/failures.ts'
import { endpoint } from './endpoint.ts'
import type { Proof } from './proof.ts'

/** The notices in force and to come, in no order. */
export interface NoticesResponse {
  notices: Notice[]
  /** The mosque's time zone. */
  zone: string
}

/** A version that a save replaced. */
interface NoticeVersion extends NoticeFields {
  revision: number
  /** ISO instant of its save. */
  savedAt: string
  /** The name of the admin who saved it. */
  savedBy: string
}

/** A notice with what only admins see. */
export interface AdminNotice extends Notice {
  /** Grows with every save; the base of the next one. */
  revision: number
  savedAt: string
  savedBy: string
  /** What saves replaced, newest first. */
  earlier: NoticeVersion[]
}

/** A notice that was deleted and can still be brought back. */
export interface DeletedNotice extends AdminNotice {
  deletedAt: string
  deletedBy: string
  /** ISO instant after which it cannot be restored. */
  restorableUntil: string
}

/** 404 'not_found'. */
export const NO_SUCH_NOTICE = 'There is no such notice.'
/** 410 'deleted': another admin has deleted it; it can be restored first. */
export const NOTICE_IS_DELETED = 'This notice was deleted. Restore it first.'
const NOTICE_NOT_SAVED = 'Failed to save the notice. Please try again.'

const changes = ['notices'] as const

/** What visitors read: which of them are shown follows from their start and end. */
export const getNotices = endpoint<{ response: NoticesResponse }>({
  method: 'GET',
  path: '/api/notices',
  access: 'public',
  open: true,
  failure: noticesFailure,
  cache: { tags: ['notices', 'prayer'], seconds: 300 },
})

/** All notices that are kept, also those that are over, and the deleted ones, the last deleted first. */
export const getAdminNotices = endpoint<{
  response: { notices: AdminNotice[]; deleted: DeletedNotice[] }
}>({
  method: 'GET',
  path: '/api/admin/notices',
  access: 'admin',
  right: 'notices',
  failure: noticesFailure,
})

interface Saved {
  success: true
  notice: AdminNotice
}

/** 429 'too_many': three urgent notices were posted within the hour. */
export const TOO_MANY_URGENT =
  'Three urgent notices were posted within the hour. Post it as another kind, or ask an owner.'

/**
 * Creates a notice. One that breaks the quiet needs proof, here and in the two below (`breaksQuiet`).
 * 400 'invalid' names the fields at fault; 409 'full'; 429 'too_many' urgent ones.
 */
export const createNotice = endpoint<{ body: NoticeFields & Proof; response: Saved }>({
  method: 'POST',
  path: '/api/admin/notices',
  access: 'admin',
  right: 'notices',
  proof: 'sometimes',
  changes,
  failure: NOTICE_NOT_SAVED,
})

/** Saves a notice. 409 'conflict' carries the newer one as `current`; 404; 410 'deleted'. */
export const saveNotice = endpoint<{
  params: { id: string }
  body: NoticeFields & { base?: number | undefined } & Proof
  response: Saved
}>({
  method: 'PUT',
  path: '/api/admin/notices/:id',
  access: 'admin',
  right: 'notices',
  proof: 'sometimes',
  changes,
  failure: NOTICE_NOT_SAVED,
})

/** Deletes a notice; it stays restorable for 30 days. Deleting it twice is no failure. 404. */
export const deleteNotice = endpoint<{ params: { id: string }; response: { success: true } }>({
  method: 'DELETE',
  path: '/api/admin/notices/:id',
  access: 'admin',
  right: 'notices',
  changes,
  failure: 'Failed to delete the notice. Please try again.',
})

/**
 * The undo. Without `revision` it brings a deleted notice back; with one it saves that earlier version
 * again. 404 when it is not kept any more, 409 as for a save.
 */
export const restoreNotice = endpoint<{
  params: { id: string }
  body: ({ revision?: number | undefined; base?: number | undefined } & Proof) | undefined
  response: Saved
}>({
  method: 'POST',
  path: '/api/admin/notices/:id/restore',
  access: 'admin',
  right: 'notices',
  proof: 'sometimes',
  changes,
  failure: 'Failed to restore the notice. Please try again.',
})
