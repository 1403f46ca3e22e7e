import { endpoint } from './endpoint.ts'

export interface Health {
  /** Whether visitors and admins are served; the status is 503 when not. */
  ok: boolean
  storage: 'ok' | 'failing'
  /** Whether a mail server is configured. */
  mail: 'configured' | 'off'
  /** Whether sessions can be signed. */
  signIn: 'ready' | 'no secret'
}

/** How the site's server side is doing; never a secret, never cached. */
export const getHealth = endpoint<{ answer: Health }>({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  failure: 'Request failed',
})
