import { call } from '#contract/call.ts'
import { getHealth } from '#contract/health.ts'
import { resource } from '#panel/shell/loaded.ts'

/** How the site's server side is doing, for what the dashboard says of it. */
export const health = resource(() => call(getHealth))
