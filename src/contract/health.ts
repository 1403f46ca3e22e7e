import { endpoint } from './endpoint.ts'

export interface Health {
  /** Whether visitors and admins are served; the status is 503 when not. */
  ok: boolean
  storage: 'ok' | 'failing'
  /** Whether a mail server is configured. */
  mail: 'configured' | 'off'
  /** Whether sessions can be signed. */
  signIn: 'ready' | 'no secret'
  /** The prebuilt pages, as publishing saw them last. */
  build: {
    /**
     * - current: they carry all that is saved
     * - waiting: something newer is saved, the rebuild is not asked for yet
     * - rebuilding, failed: as the panel shows them, where it also tells why
     * - unknown: not looked at yet, or storage fails
     */
    state: 'current' | 'waiting' | 'rebuilding' | 'failed' | 'unknown'
    /** ISO instant of the build that visitors are served; null: unknown. */
    at: string | null
  }
}

/** How the site's server side is doing; never a secret, never cached. */
export const getHealth = endpoint<{ answer: Health }>({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  failure: 'Request failed',
})
