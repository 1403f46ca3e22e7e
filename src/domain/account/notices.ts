import type { AccountNotice } from './profile.ts'
import type { StoredNotice, User } from './user.ts'

const NOTICES_KEPT = 20

/** The account with one more notice; the oldest ones beyond the limit are removed. */
export const withNotice = (user: User, notice: StoredNotice): User => ({
  ...user,
  notices: [...user.notices, notice].slice(-NOTICES_KEPT),
})

/** The notices that a session shows: all of its account except those about its own actions. */
export const noticesFor = ({ notices }: User, sessionId: string): AccountNotice[] =>
  notices
    .filter(({ session }) => session !== sessionId)
    .map(({ id, text, at }) => ({ id, text, at }))

/** The account without a notice that its owner dismissed. */
export const withoutNotice = (user: User, id: string): User => ({
  ...user,
  notices: user.notices.filter(notice => notice.id !== id),
})
