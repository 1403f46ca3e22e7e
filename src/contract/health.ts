import type { UnreadableCounts } from '#domain/settings/unreadable.ts'
import { endpoint } from './endpoint.ts'

export interface Health {
  /** The release that responds, such as 0.2.0. */
  version: string
  /**
   * Whether storage and every document in it can be read. The status is 503 when storage cannot be
   * read. It stays 200 when storage can only be read, since visitors' pages still work.
   */
  ok: boolean
  /** Whether storage can be read. */
  storage: 'ok' | 'failing'
  /** Stored items that this release cannot read: they are kept unchanged, and hidden. */
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
  /** The last proved backup on the one machine (`npm run backup -- --rotate`); unknown: none yet. */
  backup: { state: 'current' | 'old'; at: string } | { state: 'unknown'; at: null }
  /** The backups that are sent to another place every day (BACKUP_S3_URL). */
  offsite: {
    /**
     * - off: no place is set
     * - no key: an owner has to make one in the panel
     * - current, old: as with `backup`; 'current' also before the first one
     * - failing: the last try
     * - unknown: storage fails
     */
    state: 'off' | 'no key' | 'current' | 'old' | 'failing' | 'unknown'
    /** ISO instant of the last one that arrived; null: none did, or not known. */
    at: string | null
  }
  /** Whether a mail server is configured; 'no reader': it is, but nobody gets visitors' messages. */
  mail: 'configured' | 'no reader' | 'off'
  /** On the one machine: whether a proxy's X-Forwarded-For is trusted, or came and was ignored. */
  proxy: 'trusted' | 'ignored' | 'none'
  /** Whether sessions can be signed. */
  signIn: 'ready' | 'no secret'
  /** The prebuilt pages, at the last check. */
  build: {
    /**
     * - current: they show everything that is saved
     * - waiting: something newer is saved, the rebuild is not requested yet
     * - rebuilding, failed: as in the panel, which also shows the reason
     * - unknown: not checked yet, or storage fails
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
     * - old: it has not responded for half an hour or longer
     * - feed alone: a key is set but the videos come from the public feed, which does not say what is live
     * - unknown: it was not requested yet, or storage fails
     */
    state: 'off' | 'current' | 'old' | 'feed alone' | 'unknown'
    /** ISO instant of the last good response; null: there was none. */
    at: string | null
  }
}

/** The state of the server side; contains no secret and is never cached. */
export const getHealth = endpoint<{ response: Health }>('GET /api/health', {
  access: 'public',
  failure: 'Request failed',
})
