import { dismissNotice } from '#contract/account.ts'
import type { AccountNotice } from '#domain/account/profile.ts'
import { orShowError } from './banner.ts'
import { $notices, callAsAdmin } from './session.ts'

/** Dismisses these notices of the admin's own account, for good. */
export const dismissNotices = (read: readonly AccountNotice[]) =>
  orShowError(async () => {
    for (const { id } of read) {
      await callAsAdmin(dismissNotice, { params: { id } })
      $notices.set($notices.get().filter(notice => notice.id !== id))
    }
  })
