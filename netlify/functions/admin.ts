import type { Config } from '@netlify/functions'
import { ownPasskeyRoutes } from '#server/account/ownPasskeyRoutes.ts'
import { peopleRoutes } from '#server/account/peopleRoutes.ts'
import { accountRoutes } from '#server/account/routes.ts'
import { sessionRoutes } from '#server/account/sessionRoutes.ts'
import { twoFactorRoutes } from '#server/account/twoFactorRoutes.ts'
import { activityRoutes } from '#server/activity/routes.ts'
import { offsiteRoutes } from '#server/backup/offsite/routes.ts'
import { restoreRoutes } from '#server/backup/restoreRoutes.ts'
import { backupRoutes } from '#server/backup/routes.ts'
import { publishingRoutes } from '#server/build/routes.ts'
import { messageRoutes } from '#server/contact/routes.ts'
import { contentRoutes } from '#server/content/routes.ts'
import { dashboardRoutes } from '#server/dashboard/routes.ts'
import { followRoutes } from '#server/events/import/followRoutes.ts'
import { importRoutes } from '#server/events/import/routes.ts'
import { eventRoutes } from '#server/events/routes.ts'
import { habitsRoutes } from '#server/habits/routes.ts'
import { handle } from '#server/http/handle.ts'
import { khateebRoutes } from '#server/khateebs/routes.ts'
import { languagesRoutes } from '#server/languages/routes.ts'
import { libraryRoutes } from '#server/library/routes.ts'
import { noticeRoutes } from '#server/notices/routes.ts'
import { pushAdminRoutes } from '#server/push/routes.ts'
import { retentionRoutes } from '#server/retention/routes.ts'
import { screensRoutes } from '#server/screens/routes.ts'
import { settingsRoutes } from '#server/settings/routes.ts'
import { unreadableRoutes } from '#server/setup/routes.ts'
import { startRoutes } from '#server/setup/start.ts'
import { structureRoutes } from '#server/structure/routes.ts'
import { translationsRoutes } from '#server/translations/routes.ts'
import { uploadRoutes } from '#server/uploads/routes.ts'

/** The panel's API, and the 404 for unknown addresses under /api. */
export default handle(
  ...sessionRoutes,
  ...accountRoutes,
  ...twoFactorRoutes,
  ...ownPasskeyRoutes,
  ...peopleRoutes,
  ...dashboardRoutes,
  ...contentRoutes,
  ...eventRoutes,
  ...importRoutes,
  ...followRoutes,
  ...noticeRoutes,
  ...settingsRoutes,
  ...habitsRoutes,
  ...screensRoutes,
  ...startRoutes,
  ...structureRoutes,
  ...pushAdminRoutes,
  ...messageRoutes,
  ...uploadRoutes,
  ...khateebRoutes,
  ...languagesRoutes,
  ...translationsRoutes,
  ...libraryRoutes,
  ...activityRoutes,
  ...retentionRoutes,
  ...publishingRoutes,
  ...backupRoutes,
  ...restoreRoutes,
  ...offsiteRoutes,
  ...unreadableRoutes,
)

/** The exclusions are the paths of the other functions: the platform documents no order between two. */
export const config: Config = {
  path: '/api/*',
  excludedPath: [
    '/api/change-password',
    '/api/contact',
    '/api/contact/school',
    '/api/contact/token',
    '/api/content',
    '/api/drafts/:token',
    '/api/events',
    '/api/forgot-password',
    '/api/health',
    '/api/login',
    '/api/newer',
    '/api/notices',
    '/api/passkey-login',
    '/api/passkey-login/start',
    '/api/passkey-proof',
    '/api/passkey-proof/start',
    '/api/passkeys/add',
    '/api/passkeys/start',
    '/api/posters/:videoId',
    '/api/prayertimes',
    '/api/screen',
    '/api/screens/seen',
    '/api/push',
    '/api/set-password',
    '/api/settings',
    '/api/theme',
    '/api/uploads/:image',
    '/api/youtube',
  ],
}
