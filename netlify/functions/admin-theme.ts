import type { Config } from '@netlify/functions'
import { getAdminTheme } from '#contract/theme.ts'
import { onAdmin } from '#server/http/admin.ts'
import { handle } from '#server/http/handle.ts'
import { read } from '#server/storage/documents.ts'
import { themeDocument } from '#server/storage/theme.ts'

/** The site's theme as stored. */
export default handle(onAdmin(getAdminTheme, {}, async () => (await read(themeDocument)).value))

export const config: Config = { path: '/api/admin/theme' }
