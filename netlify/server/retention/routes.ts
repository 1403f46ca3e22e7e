import { RetentionBodySchema } from '#contract/retention.schema.ts'
import { saveRetention } from '#contract/retention.ts'
import { recordActivity } from '../activity/record.ts'
import { onAdmin } from '../auth/admin.ts'
import { DONE } from '../http/response.ts'
import { update } from '../storage/documents.ts'
import { retentionDocument } from '../storage/retention.ts'

export const retentionRoutes = [
  onAdmin(saveRetention, { body: RetentionBodySchema }, async ({ admin, body: { logMonths } }) => {
    await update(retentionDocument, () => ({ logMonths }), admin.user.name)
    await recordActivity(
      admin.user,
      logMonths === null
        ? 'Set the activity log to be kept for as long as the site exists'
        : `Set the activity log to be kept for ${logMonths} months`,
    )
    return { ...DONE, logMonths }
  }),
]
