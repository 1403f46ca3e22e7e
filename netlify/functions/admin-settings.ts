import type { Config } from '@netlify/functions'
import { getAdminSettings } from '#contract/settings.ts'
import { onAdmin } from '#server/http/admin.ts'
import { handle } from '#server/http/handle.ts'
import { siteSettings } from '#server/settings/site.ts'

/** The site's settings as stored. */
export default handle(onAdmin(getAdminSettings, {}, siteSettings))

export const config: Config = { path: '/api/admin/settings' }
