import { NewerQuerySchema } from '#contract/content.schema.ts'
import { getNewer } from '#contract/newer.ts'
import { jsonResponse, redirect } from '../http/response.ts'
import { on } from '../http/route.ts'
import { prepareNewer } from './prepare.ts'

export const newerRoutes = [
  on(getNewer, { query: NewerQuerySchema }, async ({ request, query }) => {
    const newer = await prepareNewer(query)
    // Pages of a later revision than there is were built before a backup was restored: they get all.
    if (!newer) {
      const all = new URL(request.url)
      all.searchParams.set('since', '0')
      return redirect(all.pathname + all.search, 302, getNewer.cache)
    }
    return newer.isWhole ? newer.prepared : jsonResponse(request, newer.prepared, {})
  }),
]
