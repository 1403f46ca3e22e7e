import type { Config } from '@netlify/functions'
import { getAdminContent } from '#contract/content.ts'
import { contentAnswer } from '#server/content/answers.ts'
import { onAdmin } from '#server/http/admin.ts'
import { handle } from '#server/http/handle.ts'
import { contentDocument } from '#server/storage/content.ts'
import { read } from '#server/storage/documents.ts'

/** All editable content as stored. */
export default handle(
  onAdmin(getAdminContent, {}, async () =>
    contentAnswer((await read(contentDocument)).value.sections),
  ),
)

export const config: Config = { path: '/api/admin/content' }
