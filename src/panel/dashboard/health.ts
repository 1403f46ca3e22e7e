import { call } from '#contract/call.ts'
import { getHealth } from '#contract/health.ts'
import { question } from '#panel/shell/loaded.ts'

/** How the site's server side is doing, for what the dashboard says of it. */
export const health = question(() => call(getHealth))
