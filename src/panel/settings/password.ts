import { atom } from 'nanostores'
import { changePassword } from '#contract/changePassword.ts'
import { CallError } from '#contract/failure.ts'
import { PASSWORD_TEXTS, passwordProblem } from '#domain/account/passwordRules.ts'
import { showSuccess } from '#panel/shell/banner.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import { devices } from './devices.ts'

interface PasswordValues {
  currentPassword: string
  newPassword: string
  confirmPassword: string
  /** Required while the second factor is on. */
  code: string
}

type PasswordErrors = Partial<Record<keyof PasswordValues, string>>

/** The change-password form; what was typed lives in the form itself, never in a store. */
interface PasswordForm {
  saving: boolean
  errors: PasswordErrors
  problem: string | null
}

const EMPTY: PasswordForm = { saving: false, errors: {}, problem: null }

export const $passwordForm = atom<PasswordForm>(EMPTY)

export const forgetPasswordErrors = () => $passwordForm.set(EMPTY)

/** The error of a new password, at the field that it is about. */
function newPasswordErrors(newPassword: string, confirmPassword: string): PasswordErrors {
  const problem = passwordProblem(newPassword, { confirmation: confirmPassword })
  if (!problem) return {}
  return problem === PASSWORD_TEXTS.mismatch
    ? { confirmPassword: problem }
    : { newPassword: problem }
}

/** Changes the password. True once it is changed, so that the form can be emptied. */
export async function savePassword(values: PasswordValues): Promise<boolean> {
  if ($passwordForm.get().saving) return false
  const errors = newPasswordErrors(values.newPassword, values.confirmPassword)
  if (values.currentPassword === '') errors.currentPassword = 'Enter your current password.'
  $passwordForm.set({ ...EMPTY, errors })
  if (Object.keys(errors).length > 0) return false

  $passwordForm.set({ ...EMPTY, saving: true })
  try {
    await callAsAdmin(changePassword, { body: values })
    $passwordForm.set(EMPTY)
    showSuccess('Your password has been changed. Your other devices are signed out.')
    void devices.load()
    return true
  } catch (error) {
    $passwordForm.set({ ...EMPTY, ...failureOf(error) })
    return false
  }
}

/** The three texts of docs/product.md, section 14: the server's own, no response, anything else. */
function failureOf(error: unknown): Partial<PasswordForm> {
  if (!(error instanceof CallError)) return { problem: 'An unexpected error occurred.' }
  if (error.status === 0) return { problem: 'Failed to change password. Please try again.' }
  const fields = error.fields as PasswordErrors
  return Object.keys(fields).length > 0 ? { errors: fields } : { problem: error.message }
}
