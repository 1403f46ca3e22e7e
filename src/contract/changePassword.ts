import { endpoint } from './endpoint.ts'
import type { PasswordProof } from './proof.ts'

export interface PasswordChange extends PasswordProof {
  newPassword: string
  /** Compared with the new one when it is sent. */
  confirmPassword?: string | undefined
}

/** Changes the caller's password and ends all their other sessions. 429 'locked' as at login. */
export const changePassword = endpoint<{
  body: PasswordChange
  response: { success: true }
}>('POST /api/change-password', {
  right: 'signedIn',
  proof: 'password',
  failure: 'Password change failed.',
})
