import type { Config } from '@netlify/functions'
import { failureAnswer } from '#server/http/answer.ts'

/** Answers every address under /api that no other function has. */
export default (): Response =>
  failureAnswer({ error: 'There is nothing at this address.', code: 'not_found' }, 404)

export const config: Config = {
  path: '/api/*',
  excludedPath: [
    '/api/account',
    '/api/account/avatar',
    '/api/avatars/:hash',
    '/api/change-password',
    '/api/deleted-events',
    '/api/events',
    '/api/events/:id',
    '/api/events/:id/restore',
    '/api/events/:id/versions',
    '/api/forgot-password',
    '/api/health',
    '/api/login',
    '/api/logout',
    '/api/people',
    '/api/people/:id',
    '/api/people/:id/reset',
    '/api/people/:id/sessions',
    '/api/posters/:videoId',
    '/api/prayer-settings',
    '/api/prayer-settings/restore',
    '/api/prayer-settings/versions',
    '/api/prayertimes',
    '/api/recent-activity',
    '/api/session-status',
    '/api/sessions',
    '/api/sessions/:id',
    '/api/set-password',
    '/api/settings',
    '/api/theme',
    '/api/two-factor/confirm',
    '/api/two-factor/disable',
    '/api/two-factor/recovery-codes',
    '/api/two-factor/start',
    '/api/uploads',
    '/api/uploads/:image',
    '/api/youtube',
  ],
}
