import { HeartbeatSchema, ScreenQuerySchema } from '#contract/screens.schema.ts'
import { getScreen, getSeenScreens, reportScreen } from '#contract/screens.ts'
import { findScreen, publicScreen } from '#domain/screens/screen.ts'
import { onAdmin } from '../auth/admin.ts'
import { DONE } from '../http/response.ts'
import { on } from '../http/route.ts'
import { read } from '../storage/documents.ts'
import { screensDocument } from '../storage/screens.ts'
import { listSeenScreens, markSeen, noSuchScreen } from './seen.ts'

/** What screens call, and what the panel reads at the same path. */
export const screenRoutes = [
  on(getScreen, { query: ScreenQuerySchema }, async ({ query }) => {
    const { value, revision } = await read(screensDocument)
    const screen = findScreen(value.screens, query.screen)
    if (!screen) throw noSuchScreen()
    return { revision, screen: publicScreen(screen) }
  }),
  on(reportScreen, { body: HeartbeatSchema }, async ({ body }) => {
    await markSeen(body.screen)
    return DONE
  }),
  onAdmin(getSeenScreens, {}, async () => ({ screens: await listSeenScreens() })),
]
