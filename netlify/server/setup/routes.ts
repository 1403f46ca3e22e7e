import { getUnreadable } from '#contract/unreadable.ts'
import { recordActivity } from '../activity/record.ts'
import { onAdmin } from '../auth/admin.ts'
import { cacheHeaders, INERT } from '../http/response.ts'
import { unreadableItems } from './unreadable.ts'

export const unreadableRoutes = [
  onAdmin(getUnreadable, {}, async ({ admin }) => {
    const items = await unreadableItems()
    await recordActivity(admin.user, 'Downloaded what this version of the site cannot read')
    const day = new Date().toISOString().slice(0, 10)
    return new Response(JSON.stringify({ items }, null, 2), {
      headers: {
        ...cacheHeaders(undefined),
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="unreadable-${day}.json"`,
        ...INERT,
      },
    })
  }),
]
