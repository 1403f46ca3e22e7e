import { ContentQuerySchema, DraftParamsSchema } from '#contract/content.schema.ts'
import { getContent, getDraft } from '#contract/content.ts'
import { redirect } from '../http/response.ts'
import { on } from '../http/route.ts'
import { prepareChanges, prepareContent } from './prepare.ts'

export const publicContentRoutes = [
  on(getDraft, { params: DraftParamsSchema }, async ({ params: { token }, headers }) => {
    headers.set('x-robots-tag', 'noindex')
    const { sharedDraft } = await import('./sharedDrafts.ts')
    return { changed: await sharedDraft(token) }
  }),
  on(getContent, { query: ContentQuerySchema }, async ({ query: { since }, request }) => {
    if (since === undefined) return prepareContent()
    const changes = await prepareChanges(since)
    // Pages with a revision newer than the stored one were built before a backup was restored: they
    // get everything.
    if (changes) return changes
    const lang = new URL(request.url).searchParams.get('lang')
    const from = new URLSearchParams({ since: '0', ...(lang !== null && { lang }) })
    return redirect(`/api/content?${from}`, 302, getContent.cache)
  }),
]
