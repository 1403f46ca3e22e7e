/**
 * Proves that the caller is the admin and not someone else at their unlocked screen. It is sent in
 * the body of endpoints that declare `proof`, beside their own fields, and is never stored.
 */
export interface Proof extends PasswordProof {
  /** What `proveByPasskey` gave, for one call; instead of password and code. */
  passkey?: string | undefined
}

/** Proof by the password alone, where a new one is set (OWASP ASVS 5.0, 6.2.3). */
export interface PasswordProof {
  currentPassword?: string | undefined
  /** Of the authenticator app, or a recovery code; needed while the caller's second factor is on. */
  code?: string | undefined
}

/** Comes with status 403 and code 'proof_required'; codes 'code_required' and 'wrong_code' as at login. */
export const PROOF_REQUIRED = 'Enter your password.'
/** Comes with status 403 and code 'wrong_password'. */
export const WRONG_CURRENT_PASSWORD = 'The current password is not right.'
