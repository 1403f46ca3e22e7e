import type { Notifications } from '#domain/account/notifications.ts'
import type { Account } from '#domain/account/profile.ts'
import { endpoint } from './endpoint.ts'
import type { Proof } from './proof.ts'

export interface AccountChange extends Proof {
  name: string
  email: string
  bio: string
  notifications: Notifications
}

/** The caller's own account. */
export const getAccount = endpoint<{ response: Account }>('GET /api/account', {
  right: 'signedIn',
  failure: 'Something went wrong loading your account.',
})

/**
 * Saves the Account and Notifications tabs. A new e-mail address, and turning security alerts off,
 * need proof. 409 'email_taken'.
 */
export const saveAccount = endpoint<{
  body: AccountChange
  response: { success: true; account: Account }
}>('PUT /api/account', {
  right: 'signedIn',
  proof: 'sometimes',
  failure: 'Something went wrong saving your settings.',
})

/** Dismisses a notice of the caller's own account; one that is already gone is not a failure. */
export const dismissNotice = endpoint<{
  params: { id: string }
  response: { success: true }
}>('DELETE /api/account/notices/:id', {
  right: 'signedIn',
  failure: 'The notice could not be dismissed.',
})
