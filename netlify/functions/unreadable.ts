import type { Config } from '@netlify/functions'
import { getUnreadable } from '#contract/unreadable.ts'
import { recordActivity } from '#server/activity/record.ts'
import { onAdmin } from '#server/http/admin.ts'
import { cacheHeaders } from '#server/http/answer.ts'
import { handle } from '#server/http/handle.ts'
import { unreadableItems } from '#server/setup/unreadable.ts'

/** What this release cannot read, as a file for the site's maintainer. */
export default handle(
  onAdmin(getUnreadable, {}, async ({ admin }) => {
    const items = await unreadableItems()
    await recordActivity(admin.user, 'Downloaded what this version of the site cannot read')
    const day = new Date().toISOString().slice(0, 10)
    return new Response(JSON.stringify({ items }, null, 2), {
      headers: {
        ...cacheHeaders(undefined),
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="unreadable-${day}.json"`,
        'x-content-type-options': 'nosniff',
      },
    })
  }),
)

export const config: Config = { path: '/api/unreadable' }
