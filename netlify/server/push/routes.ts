import { getPushState, savePushSettings, sendNews } from '#contract/push.ts'
import { PushSettingsSchema } from '#domain/push/quietHours.ts'
import { recordActivity } from '../activity/record.ts'
import { onAdmin } from '../auth/admin.ts'
import { DONE } from '../http/response.ts'
import { read, update } from '../storage/documents.ts'
import { outboxDocument, pushSettingsDocument } from '../storage/push.ts'
import { followerCounts } from './followers.ts'
import { pushNews } from './task.ts'
import { vapidKeys } from './vapid.ts'

export const pushAdminRoutes = [
  onAdmin(getPushState, {}, async () => {
    const [counts, { value: outbox }, { value: settings }] = await Promise.all([
      followerCounts(),
      read(outboxDocument),
      read(pushSettingsDocument),
    ])
    return {
      ...counts,
      settings,
      isReady: vapidKeys().length > 0,
      recent: outbox.recent.toReversed(),
      waiting: outbox.messages.length,
    }
  }),
  onAdmin(sendNews, {}, ({ waitUntil }) => {
    waitUntil(pushNews())
    return DONE
  }),
  onAdmin(savePushSettings, { body: PushSettingsSchema }, async ({ admin, body }) => {
    const { value } = await update(pushSettingsDocument, () => body, admin.user.name)
    await recordActivity(admin.user, 'Changed the hours of notifications', { area: 'notices' })
    return { ...DONE, settings: value }
  }),
]
