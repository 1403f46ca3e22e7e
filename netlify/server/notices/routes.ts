import {
  NewNoticeSchema,
  NoticeBodySchema,
  NoticeParamsSchema,
  RestoreNoticeSchema,
} from '#contract/notices.schema.ts'
import {
  createNotice,
  deleteNotice,
  getAdminNotices,
  restoreNotice,
  saveNotice,
} from '#contract/notices.ts'
import { onAdmin } from '../auth/admin.ts'
import { DONE } from '../http/response.ts'
import {
  allNotices,
  createStoredNotice,
  deleteStoredNotice,
  restoreStoredNotice,
  saveStoredNotice,
} from './changes.ts'

const params = NoticeParamsSchema

export const noticeRoutes = [
  onAdmin(getAdminNotices, {}, allNotices),
  onAdmin(createNotice, { body: NewNoticeSchema }, async ({ admin, body }) => ({
    ...DONE,
    notice: await createStoredNotice(admin.user, body),
  })),
  onAdmin(saveNotice, { params, body: NoticeBodySchema }, async ({ admin, params, body }) => {
    const { base, ...fields } = body
    return { ...DONE, notice: await saveStoredNotice(admin.user, params.id, fields, base) }
  }),
  onAdmin(deleteNotice, { params }, async ({ admin, params: { id } }) => {
    await deleteStoredNotice(admin.user, id)
    return DONE
  }),
  onAdmin(
    restoreNotice,
    { params, body: RestoreNoticeSchema },
    async ({ admin, params, body }) => ({
      ...DONE,
      notice: await restoreStoredNotice(admin.user, params.id, body ?? {}),
    }),
  ),
]
