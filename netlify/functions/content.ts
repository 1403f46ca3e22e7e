import type { Config } from '@netlify/functions'
import { ContentQuerySchema } from '#contract/content.schema.ts'
import { getContent } from '#contract/content.ts'
import { changesSince, contentAnswer } from '#server/content/answers.ts'
import { handle, on } from '#server/http/handle.ts'
import { contentDocument } from '#server/storage/content.ts'
import { read } from '#server/storage/documents.ts'
import { themeDocument } from '#server/storage/theme.ts'

/** All editable content, or what of it was saved after a revision, with the theme of today. */
export default handle(
  on(getContent, { query: ContentQuerySchema }, async ({ query: { since } }) => {
    if (since === undefined) return contentAnswer((await read(contentDocument)).value.sections)
    const [content, theme] = await Promise.all([read(contentDocument), read(themeDocument)])
    return { ...changesSince(since, content.revision, content.value.sections), ...theme.value }
  }),
)

export const config: Config = { path: '/api/content' }
