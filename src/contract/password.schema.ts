import { z } from 'zod'
import { PASSWORD_TEXTS } from '#domain/account/passwordRules.ts'
import { WRONG_CODE } from './login.ts'
import { PROOF_REQUIRED, WRONG_CURRENT_PASSWORD } from './proof.ts'
import { INVALID_LINK } from './setPassword.ts'

/** The other rules need the account, so the handler applies them. */
const newPassword = z.string({ error: PASSWORD_TEXTS.short }).max(1000, PASSWORD_TEXTS.long)

const passwordProofFields = {
  currentPassword: z.string({ error: PROOF_REQUIRED }).max(1000, WRONG_CURRENT_PASSWORD).optional(),
  code: z.string({ error: WRONG_CODE }).max(100, WRONG_CODE).optional(),
}

/** The fields of a Proof, for the schema of every body that carries one. */
export const proofFields = {
  ...passwordProofFields,
  passkey: z.string({ error: PROOF_REQUIRED }).max(2000, PROOF_REQUIRED).optional(),
}
export const ProofSchema = z.object(proofFields)

export const PasswordChangeSchema = z.object({
  ...passwordProofFields,
  newPassword,
  confirmPassword: z.string().optional(),
})

export const SetPasswordSchema = z.object({
  token: z.string({ error: INVALID_LINK }).max(100, INVALID_LINK),
  newPassword,
  confirmPassword: z.string().optional(),
})
