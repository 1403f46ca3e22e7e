import type { Config } from '@netlify/functions'
import { getPrayerSettingsVersions } from '#contract/prayerSettings.ts'
import { onAdmin } from '#server/http/admin.ts'
import { handle } from '#server/http/handle.ts'
import { prayerVersions } from '#server/settings/prayer.ts'

/** The prayer settings' kept versions. */
export default handle(
  onAdmin(getPrayerSettingsVersions, {}, async () => ({ versions: await prayerVersions() })),
)

export const config: Config = { path: '/api/prayer-settings/versions' }
