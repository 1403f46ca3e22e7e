import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { TwoFactor } from '#domain/account/user.ts'
import { deriveKey } from './password.ts'

const CODES = 10
const LETTERS_PER_CODE = 10
/** Crockford's Base32, which has no letters that look alike. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * Ten recovery codes of 50 random bits, to be shown once, and their hashes to be stored. They are
 * hashed as slowly as passwords, under one salt, so that checking a code takes one hash.
 * Source: OWASP ASVS 5.0, 6.5.2 and 6.5.3.
 */
export async function makeRecoveryCodes(): Promise<{
  codes: string[]
  stored: TwoFactor['recovery']
}> {
  const salt = randomBytes(16).toString('base64')
  const plain = Array.from({ length: CODES }, newCode)
  const hashes = await Promise.all(plain.map(code => deriveKey(code, salt)))
  const codes = plain.map(code => `${code.slice(0, 5)}-${code.slice(5)}`)
  return { codes, stored: { salt, hashes } }
}

function newCode(): string {
  return [...randomBytes(LETTERS_PER_CODE)].map(byte => ALPHABET[byte % 32]).join('')
}

/** The stored hash that a plain code has, or null; takes one hash's time either way. */
export async function matchRecoveryCode(
  { salt, hashes }: TwoFactor['recovery'],
  code: string,
): Promise<string | null> {
  const key = Buffer.from(await deriveKey(code, salt), 'base64')
  return hashes.find(hash => timingSafeEqual(Buffer.from(hash, 'base64'), key)) ?? null
}
