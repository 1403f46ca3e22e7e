import type { Config } from '@netlify/functions'
import { formTokenRoutes } from '#server/contact/publicRoutes.ts'
import { publicContentRoutes } from '#server/content/publicRoutes.ts'
import { eventListRoutes } from '#server/events/publicRoutes.ts'
import { handle } from '#server/http/handle.ts'
import { newerRoutes } from '#server/newer/routes.ts'
import { publicNoticeRoutes } from '#server/notices/publicRoutes.ts'
import { publicPrayerRoutes } from '#server/prayer/publicRoutes.ts'
import { pushRoutes } from '#server/push/publicRoutes.ts'
import { screenRoutes } from '#server/screens/publicRoutes.ts'
import { siteSettingsRoutes } from '#server/settings/publicRoutes.ts'
import { healthRoutes } from '#server/setup/publicRoutes.ts'
import { pictureRoutes } from '#server/uploads/publicRoutes.ts'
import { videoRoutes } from '#server/videos/publicRoutes.ts'

/** What visitors read from the API. */
export default handle(
  ...newerRoutes,
  ...publicContentRoutes,
  ...eventListRoutes,
  ...publicNoticeRoutes,
  ...publicPrayerRoutes,
  ...siteSettingsRoutes,
  ...videoRoutes,
  ...pictureRoutes,
  ...formTokenRoutes,
  ...pushRoutes,
  ...healthRoutes,
  ...screenRoutes,
)

export const config: Config = {
  path: [
    '/api/contact/token',
    '/api/content',
    '/api/drafts/:token',
    '/api/events',
    '/api/health',
    '/api/newer',
    '/api/notices',
    '/api/posters/:videoId',
    '/api/prayertimes',
    '/api/screen',
    '/api/screens/seen',
    '/api/push',
    '/api/settings',
    '/api/theme',
    '/api/uploads/:image',
    '/api/youtube',
  ],
}
