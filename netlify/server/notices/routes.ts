import { NewNoticeSchema, NoticeBodySchema, RestoreNoticeSchema } from '#contract/notices.schema.ts'
import {
  createNotice,
  deleteNotice,
  getAdminNotices,
  restoreNotice,
  saveNotice,
} from '#contract/notices.ts'
import { ItemParamsSchema } from '#contract/saved.schema.ts'
import type { StoredNotice } from '#domain/notices/stored.ts'
import { onAdmin } from '../auth/admin.ts'
import { DONE } from '../http/response.ts'
import { pushNews } from '../push/task.ts'
import { saveProved } from './alarm.ts'
import { noticeCollection, refuseLink, refuseOver } from './collection.ts'
import { allNotices } from './responses.ts'

const params = ItemParamsSchema

export const noticeRoutes = [
  onAdmin(getAdminNotices, {}, allNotices),
  onAdmin(createNotice, { body: NewNoticeSchema }, async call => {
    refuseLink(call.body.link)
    const notice = await saveProved(call, (context, refuseLoud) => {
      const check = (next: StoredNotice) => {
        refuseOver(next, context)
        refuseLoud(next)
      }
      return noticeCollection.create(call.admin.user, call.body, { check })
    })
    call.waitUntil(pushNews())
    return { ...DONE, notice }
  }),
  onAdmin(saveNotice, { params, body: NoticeBodySchema }, async call => {
    const { admin, params, body } = call
    const fieldsOf = (before: StoredNotice) => {
      refuseLink(body.link, before)
      return body
    }
    const notice = await saveProved(call, (_context, check) =>
      noticeCollection.save(admin.user, params.id, { base: body.base, fieldsOf }, { check }),
    )
    call.waitUntil(pushNews())
    return { ...DONE, notice }
  }),
  onAdmin(deleteNotice, { params }, async ({ admin, params: { id }, waitUntil }) => {
    await noticeCollection.remove(admin.user, id)
    waitUntil(pushNews())
    return DONE
  }),
  onAdmin(restoreNotice, { params, body: RestoreNoticeSchema }, async call => {
    const { admin, params, body = {} } = call
    const notice = await saveProved(call, (_context, check) =>
      noticeCollection.restore(admin.user, params.id, body, { check }),
    )
    call.waitUntil(pushNews())
    return { ...DONE, notice }
  }),
]
