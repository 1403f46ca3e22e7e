import type { AccountNotice, SignedInUser } from '#domain/account/profile.ts'
import type { StoredTheme } from '#domain/theme/themeSchema.ts'
import type { Lists } from '#locale/lists.ts'
import type { Habits } from '#locale/locale.ts'
import { endpoint } from './endpoint.ts'

interface SessionStatus {
  success: true
  user: SignedInUser
  /** ISO instant at which the session ends without further use. */
  endsAt: string
  /** What was done to the account and not dismissed yet, oldest first. */
  notices: AccountNotice[]
  /** How the place writes now, since the panel's page may have been built before. */
  habits: Habits
  /** The server's clock, an ISO instant: that of a phone may be wrong. */
  now: string
  /** The mosque's IANA zone, for the same reason; null while it cannot be read. */
  zone: string | null
  /** Where the mosque has lists of its own. */
  lists?: Lists | undefined
  /** The site's look, for the same reason; null while it cannot be read. */
  look: StoredTheme | null
}

/** The text of every 401 of a private endpoint; its code is 'signed_out'. */
export const SIGNED_OUT = 'Your session has ended. Please sign in again.'

/** Whether the caller's session is still valid; the request never extends it. 401 when it has ended. */
export const getSessionStatus = endpoint<{ response: SessionStatus }>('GET /api/session-status', {
  right: 'signedIn',
  passive: true,
  failure: 'Request failed',
})
