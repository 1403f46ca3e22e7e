import type { Config } from '@netlify/functions'
import { ContentQuerySchema } from '#contract/content.schema.ts'
import { getContent } from '#contract/content.ts'
import { prepareChanges, prepareContent } from '#server/content/prepare.ts'
import { redirect } from '#server/http/answer.ts'
import { handle, on } from '#server/http/handle.ts'

/** All editable content, or what of it was saved after a revision, with the theme of today. */
export default handle(
  on(getContent, { query: ContentQuerySchema }, async ({ query: { since } }) => {
    if (since === undefined) return prepareContent()
    const changes = await prepareChanges(since)
    // Pages of a later revision than there is were built before a backup was restored: they get all.
    return changes ?? redirect('/api/content?since=0', 302, getContent.cache)
  }),
)

export const config: Config = { path: '/api/content' }
