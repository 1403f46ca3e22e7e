import { NewerQuerySchema } from '#contract/newer.schema.ts'
import { getNewer } from '#contract/newer.ts'
import { jsonResponse, redirect } from '../http/response.ts'
import { on } from '../http/route.ts'
import { prepareNewer } from './prepare.ts'

export const newerRoutes = [
  on(getNewer, { query: NewerQuerySchema }, async ({ request, query: { since, events } }) => {
    const newer = await prepareNewer(since, events)
    // Pages of a later revision than there is were built before a backup was restored: they get all.
    if (!newer) {
      return redirect(`/api/newer?since=0${events ? `&events=${events}` : ''}`, 302, getNewer.cache)
    }
    return newer.isWhole ? newer.prepared : jsonResponse(request, newer.prepared, {})
  }),
]
