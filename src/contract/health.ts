import type { UnreadableCounts } from '#domain/settings/unreadable.ts'
import { endpoint } from './endpoint.ts'

export interface Health {
  /**
   * Whether storage and every document in it can be read. The status is 503 where storage cannot;
   * where it can be read and not written the status stays 200: taking the site down would help
   * nobody.
   */
  ok: boolean
  /** Whether storage can be read. */
  storage: 'ok' | 'failing'
  /** What is stored and this release cannot read: it is kept as it is, and hidden. */
  unreadable: {
    counts: UnreadableCounts
    /** Documents that cannot be read at all, each with the reason. */
    documents: readonly string[]
  }
  /** Whether storage can be written, by the last write that the responding process saw. */
  writes:
    | { state: 'ok' | 'unknown'; since: null }
    /** `since`: ISO instant of the first failure after the last write that was stored. */
    | { state: 'failing'; since: string }
  /** The room left on the disk of the one machine; unknown on Netlify, where there is no disk. */
  space: { state: 'enough' | 'low'; freeBytes: number } | { state: 'unknown'; freeBytes: null }
  /** Whether a mail server is configured; 'no reader': it is, but nobody gets visitors' messages. */
  mail: 'configured' | 'no reader' | 'off'
  /** Whether sessions can be signed. */
  signIn: 'ready' | 'no secret'
  /** The prebuilt pages, as publishing saw them last. */
  build: {
    /**
     * - current: they carry all that is saved
     * - waiting: something newer is saved, the rebuild is not requested yet
     * - rebuilding, failed: as the panel shows them, where it also tells why
     * - unknown: not looked at yet, or storage fails
     */
    state: 'current' | 'waiting' | 'rebuilding' | 'failed' | 'unknown'
    /** ISO instant of the build that visitors are served; null: unknown. */
    at: string | null
  }
  /** The channel's videos: visitors see the last good response of their source, however old. */
  videos: {
    /**
     * - off: no channel is set
     * - current: their source responds
     * - old: it has not for half an hour or longer
     * - feed alone: a key is set but the public feed had to do, which does not tell what is live
     * - unknown: it was not requested yet, or storage fails
     */
    state: 'off' | 'current' | 'old' | 'feed alone' | 'unknown'
    /** ISO instant of the last good response; null: there was none. */
    at: string | null
  }
}

/** How the site's server side is doing; never a secret, never cached. */
export const getHealth = endpoint<{ response: Health }>({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  failure: 'Request failed',
})
