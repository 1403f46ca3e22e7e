import type { Config } from '@netlify/functions'
import { signInRoutes } from '#server/account/signInRoutes.ts'
import { handle } from '#server/http/handle.ts'

/**
 * Sign-in and passwords by link. The rate limit counts calls of every path, so nothing else belongs
 * here.
 */
export default handle(...signInRoutes)

export const config: Config = {
  path: ['/api/forgot-password', '/api/login', '/api/set-password'],
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
