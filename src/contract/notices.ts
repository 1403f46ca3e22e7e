import type { Notice, NoticeFields } from '#domain/notices/notice.ts'
import { NOTICES } from '#domain/notices/thing.ts'
import { noticesFailure } from '#texts/failures.ts'
import {
  createItem,
  type DeletedItem,
  deleteItem,
  restoreItem,
  type SavedItem,
  saveItem,
} from './collections.ts'
import { endpoint } from './endpoint.ts'
import type { Proof } from './proof.ts'

/** The notices in force and to come, in no order. */
export interface NoticesResponse {
  notices: Notice[]
  /** The mosque's time zone. */
  zone: string
}

/** A notice with what only admins see. */
export interface AdminNotice extends SavedItem<Notice> {
  /** What saves replaced, newest first. */
  earlier: SavedItem<NoticeFields>[]
}
export type DeletedNotice = DeletedItem<AdminNotice>

/** What visitors read: which of them are shown follows from their start and end. */
export const getNotices = endpoint<{ response: NoticesResponse }>('GET /api/notices', {
  access: 'public',
  open: true,
  failure: noticesFailure,
  cache: { tags: ['notices', 'prayer'], seconds: 300 },
})

/** All notices that are kept, also those that are over, and the deleted ones, the last deleted first. */
export const getAdminNotices = endpoint<{
  response: { notices: AdminNotice[]; deleted: DeletedNotice[] }
}>('GET /api/admin/notices', {
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

/** An urgent or loud one needs proof here and in the two below (`breaksQuiet`). 429 'too_many'. */
export const createNotice = createItem<NoticeFields & Proof, Saved>(NOTICES)
export const saveNotice = saveItem<NoticeFields & { base?: number | undefined } & Proof, Saved>(
  NOTICES,
)
export const deleteNotice = deleteItem(NOTICES)
export const restoreNotice = restoreItem<Saved, Proof>(NOTICES)
