import type { Config } from '@netlify/functions'
import { passkeyRoutes } from '#server/account/passkeyRoutes.ts'
import { signInRoutes } from '#server/account/signInRoutes.ts'
import { handle } from '#server/http/handle.ts'

/**
 * Sign-in, new passwords, and what checks a passkey. The rate limit counts calls of every path,
 * so nothing else belongs here.
 */
export default handle(...signInRoutes, ...passkeyRoutes)

export const config: Config = {
  path: [
    '/api/change-password',
    '/api/forgot-password',
    '/api/login',
    '/api/passkey-login',
    '/api/passkey-login/start',
    '/api/passkey-proof',
    '/api/passkey-proof/start',
    '/api/passkeys/add',
    '/api/passkeys/start',
    '/api/set-password',
  ],
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
