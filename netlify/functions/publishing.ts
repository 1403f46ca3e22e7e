import type { Config } from '@netlify/functions'
import { getPublishing, NO_HOOK, publishNow } from '#contract/publishing.ts'
import { recordActivity } from '#server/activity/record.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle } from '#server/http/handle.ts'
import { Refusal } from '#server/http/refusal.ts'
import { hookRules } from '#server/publish/hook.ts'
import { publishing } from '#server/publish/look.ts'
import { rebuildNow } from '#server/publish/rebuild.ts'

/** How far the last change has come on its way to visitors, and 'Publish now'. */
export default handle(
  onAdmin(getPublishing, {}, () => publishing(new Date())),
  onAdmin(publishNow, {}, async ({ admin }) => {
    if (!hookRules().hook) throw new Refusal(409, 'no_hook', NO_HOOK)
    await rebuildNow(new Date())
    await recordActivity(admin.user, 'Published the site’s content')
    return { ...DONE, ...(await publishing(new Date())) }
  }),
)

export const config: Config = { path: '/api/publishing' }
