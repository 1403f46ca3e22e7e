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
import { saveProved } from './alarm.ts'
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
  onAdmin(createNotice, { body: NewNoticeSchema }, async call => {
    const { user } = call.admin
    const notice = await saveProved(call, (...given) =>
      createStoredNotice(user, call.body, ...given),
    )
    call.waitUntil(pushAfterSave())
    return { ...DONE, notice }
  }),
  onAdmin(saveNotice, { params, body: NoticeBodySchema }, async call => {
    const { user } = call.admin
    const notice = await saveProved(call, (...given) =>
      saveStoredNotice(user, call.params.id, call.body, ...given),
    )
    call.waitUntil(pushAfterSave())
    return { ...DONE, notice }
  }),
  onAdmin(deleteNotice, { params }, async ({ admin, params: { id }, waitUntil }) => {
    await deleteStoredNotice(admin.user, id)
    waitUntil(pushAfterSave())
    return DONE
  }),
  onAdmin(restoreNotice, { params, body: RestoreNoticeSchema }, async call => {
    const { user } = call.admin
    const notice = await saveProved(call, (...given) =>
      restoreStoredNotice(user, call.params.id, call.body ?? {}, ...given),
    )
    call.waitUntil(pushAfterSave())
    return { ...DONE, notice }
  }),
]
