import { endpoint } from './endpoint.ts'

export interface PasswordChange {
  currentPassword: string
  newPassword: string
  /** Compared with the new one when it is sent. */
  confirmPassword?: string | undefined
}

/** Comes with status 403 and code 'wrong_password', wherever the password is asked again. */
export const WRONG_CURRENT_PASSWORD = 'The current password is not right.'

/** Changes the caller's password and ends all their other sessions. 429 'locked' as at login. */
export const changePassword = endpoint<{ body: PasswordChange; answer: { success: true } }>({
  method: 'POST',
  path: '/api/change-password',
  access: 'admin',
  failure: 'Password change failed.',
})
