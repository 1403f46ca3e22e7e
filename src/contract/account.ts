import type { Account, Notifications } from '#domain/account/profile.ts'
import { endpoint } from './endpoint.ts'

export interface AccountChange {
  name: string
  email: string
  bio: string
  notifications: Notifications
  /** Needed only to change the e-mail address; 403 'wrong_password' otherwise. */
  currentPassword?: string | undefined
}

/** The caller's own account. */
export const getAccount = endpoint<{ answer: Account }>({
  method: 'GET',
  path: '/api/account',
  access: 'admin',
  failure: 'Something went wrong loading your account.',
})

/** Saves the Account and Notifications tabs. 409 'email_taken'. */
export const saveAccount = endpoint<{
  body: AccountChange
  answer: { success: true; account: Account }
}>({
  method: 'PUT',
  path: '/api/account',
  access: 'admin',
  failure: 'Something went wrong saving your settings.',
})
