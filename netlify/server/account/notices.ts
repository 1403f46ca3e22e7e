import type { StoredAccountNotice } from '#domain/account/user.ts'

/** A notice of what just happened; `session`: the one that made the change and needs no notice. */
export const notice = (text: string, session?: string): StoredAccountNotice => ({
  id: crypto.randomUUID(),
  text,
  at: new Date().toISOString(),
  ...(session !== undefined && { session }),
})
