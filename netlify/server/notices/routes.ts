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

/** Who follows notices hears of it after the response; what fails, the tick sends. */
async function pushNews(): Promise<void> {
  const push = await import('../push/task.ts')
  await push.pushNews()
}

export const noticeRoutes = [
  onAdmin(getAdminNotices, {}, allNotices),
  onAdmin(createNotice, { body: NewNoticeSchema }, async ({ admin, body, waitUntil }) => {
    const notice = await createStoredNotice(admin.user, body)
    waitUntil(pushNews())
    return { ...DONE, notice }
  }),
  onAdmin(saveNotice, { params, body: NoticeBodySchema }, async call => {
    const { base, ...fields } = call.body
    const notice = await saveStoredNotice(call.admin.user, call.params.id, fields, base)
    call.waitUntil(pushNews())
    return { ...DONE, notice }
  }),
  onAdmin(deleteNotice, { params }, async ({ admin, params: { id }, waitUntil }) => {
    await deleteStoredNotice(admin.user, id)
    waitUntil(pushNews())
    return DONE
  }),
  onAdmin(
    restoreNotice,
    { params, body: RestoreNoticeSchema },
    async ({ admin, params, body, waitUntil }) => {
      const notice = await restoreStoredNotice(admin.user, params.id, body ?? {})
      waitUntil(pushNews())
      return { ...DONE, notice }
    },
  ),
]
