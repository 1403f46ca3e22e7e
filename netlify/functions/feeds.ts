import type { Config } from '@netlify/functions'
import { feedRoutes } from '#server/feeds/routes.ts'
import { handle } from '#server/http/handle.ts'

/** Calendars and feeds for other programs. */
export default handle(...feedRoutes)

export const config: Config = { path: ['/events.ics', '/events.json', '/prayer-times.ics'] }
