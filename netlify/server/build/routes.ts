import { getPublishing, NO_HOOK, publishNow } from '#contract/publishing.ts'
import { recordActivity } from '../activity/record.ts'
import { onAdmin } from '../auth/admin.ts'
import { Refusal } from '../http/refusal.ts'
import { DONE } from '../http/response.ts'
import { publishingState } from '../publish/checkPublished.ts'
import { hookRules } from '../publish/hook.ts'
import { rebuildNow } from '../publish/rebuild.ts'

export const publishingRoutes = [
  onAdmin(getPublishing, {}, () => publishingState(new Date())),
  onAdmin(publishNow, {}, async ({ admin }) => {
    if (!hookRules().hook) throw new Refusal(409, 'no_hook', NO_HOOK)
    await rebuildNow(new Date())
    await recordActivity(admin.user, 'Published the site’s content')
    return { ...DONE, ...(await publishingState(new Date())) }
  }),
]
