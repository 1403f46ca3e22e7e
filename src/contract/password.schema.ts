import { z } from 'zod'
import { PASSWORD_TEXTS } from '#domain/account/passwordRules.ts'
import { WRONG_CURRENT_PASSWORD } from './changePassword.ts'
import { INVALID_LINK } from './setPassword.ts'

/** Rules beyond the type need the account: the handler applies them. */
const newPassword = z.string({ error: PASSWORD_TEXTS.short }).max(1000, PASSWORD_TEXTS.long)
const currentPassword = z
  .string({ error: WRONG_CURRENT_PASSWORD })
  .max(1000, WRONG_CURRENT_PASSWORD)

export const PasswordChangeSchema = z.object({
  currentPassword,
  newPassword,
  confirmPassword: z.string().optional(),
})

export const SetPasswordSchema = z.object({
  token: z.string({ error: INVALID_LINK }).max(100, INVALID_LINK),
  newPassword,
  confirmPassword: z.string().optional(),
})

/** The password again, before a weighty change. */
export const ConfirmationSchema = z.object({ currentPassword })
