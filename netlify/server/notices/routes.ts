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
import { pushAfterSave } from '../push/afterSave.ts'
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
  onAdmin(createNotice, { body: NewNoticeSchema }, async ({ admin, body, waitUntil }) => {
    const notice = await createStoredNotice(admin.user, body)
    waitUntil(pushAfterSave())
    return { ...DONE, notice }
  }),
  onAdmin(saveNotice, { params, body: NoticeBodySchema }, async call => {
    const { base, ...fields } = call.body
    const notice = await saveStoredNotice(call.admin.user, call.params.id, fields, base)
    call.waitUntil(pushAfterSave())
    return { ...DONE, notice }
  }),
  onAdmin(deleteNotice, { params }, async ({ admin, params: { id }, waitUntil }) => {
    await deleteStoredNotice(admin.user, id)
    waitUntil(pushAfterSave())
    return DONE
  }),
  onAdmin(
    restoreNotice,
    { params, body: RestoreNoticeSchema },
    async ({ admin, params, body, waitUntil }) => {
      const notice = await restoreStoredNotice(admin.user, params.id, body ?? {})
      waitUntil(pushAfterSave())
      return { ...DONE, notice }
    },
  ),
]
