import { dismissNotice } from '#contract/account.ts'
import type { AccountNotice } from '#domain/account/profile.ts'
import { showError } from './banner.ts'
import { textOf } from './loaded.ts'
import { $notices, callAsAdmin } from './session.ts'

/** Dismisses these notices of the admin's own account, for good. */
export async function dismissNotices(read: readonly AccountNotice[]): Promise<void> {
  try {
    for (const { id } of read) {
      await callAsAdmin(dismissNotice, { params: { id } })
      $notices.set($notices.get().filter(notice => notice.id !== id))
    }
  } catch (error) {
    showError(textOf(error))
  }
}
