import type { Config } from '@netlify/functions'
import { ContentQuerySchema } from '#contract/content.schema.ts'
import { getContent } from '#contract/content.ts'
import { changesSince, contentAnswer } from '#server/content/answers.ts'
import { handle, on } from '#server/http/handle.ts'
import { contentDocument } from '#server/storage/content.ts'
import { read } from '#server/storage/documents.ts'

/** All editable content, or what of it was saved after a revision. */
export default handle(
  on(getContent, { query: ContentQuerySchema }, async ({ query: { since } }) => {
    const { value, revision } = await read(contentDocument)
    return since === undefined
      ? contentAnswer(value.sections)
      : changesSince(since, revision, value.sections)
  }),
)

export const config: Config = { path: '/api/content' }
