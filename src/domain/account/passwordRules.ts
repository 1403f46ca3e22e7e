import { isRepeated, isSequence } from './passwordPatterns.ts'

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 256

/** The hint below a field for a new password. */
export const PASSWORD_HINT = `At least ${PASSWORD_MIN} characters. A few unrelated words are easy to keep in mind.`

export const PASSWORD_TEXTS = {
  short: `New password must be at least ${PASSWORD_MIN} characters.`,
  long: `New password must be at most ${PASSWORD_MAX} characters.`,
  mismatch: 'New password and confirmation do not match.',
  common: 'This password is among the most common ones. Choose another.',
  decorated: 'This is a common password with digits or signs around it. Choose another.',
  sequence: 'This password is a row of neighboring letters, digits or keys. Choose another.',
  repeats: 'This password repeats the same few characters. Choose another.',
  guessable: 'This password is easily guessed from your name or the site. Choose another.',
  same: 'The new password is the old one. Choose another.',
} as const

/** What a new password is compared with. */
export interface PasswordContext {
  confirmation?: string | undefined
  /** Whether it is on the list of common passwords; given lower case. */
  isCommon?: (password: string) => boolean
  /** Names and addresses of the person and the site. */
  personal?: readonly string[]
}

/** Words that an attacker of this site tries first. */
const SITE_WORDS =
  'admin administrator mosque masjid islam islamic password quran ramadan bismillah alhamdulillah subhanallah assalamualaikum'.split(
    ' ',
  )

/** Digits and signs around a word make it no harder to guess. */
const core = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '')

/**
 * What is wrong with a new password, as a text for a person; null when nothing is. Length is
 * counted in characters (code points); no composition rules, as NIST SP 800-63B advises.
 * Source: docs/product.md, section 11; OWASP ASVS 5.0 chapter 6.2.
 */
export function passwordProblem(password: string, context: PasswordContext = {}): string | null {
  const length = [...password].length
  if (length < PASSWORD_MIN) return PASSWORD_TEXTS.short
  if (length > PASSWORD_MAX) return PASSWORD_TEXTS.long
  if (context.confirmation !== undefined && context.confirmation !== password) {
    return PASSWORD_TEXTS.mismatch
  }
  const common = context.isCommon && commonProblem(password.toLowerCase(), context.isCommon)
  if (common) return common
  if (isRepeated(password)) return PASSWORD_TEXTS.repeats
  if (isSequence(password)) return PASSWORD_TEXTS.sequence
  if (isGuessable(password, context.personal ?? [])) return PASSWORD_TEXTS.guessable
  return null
}

/** So much around a common password is soon tried: four digits are a year. */
const DECORATION_MOST = 4

function commonProblem(lower: string, isCommon: (password: string) => boolean): string | null {
  const reversed = [...lower].reverse().join('')
  if (isCommon(lower) || isCommon(reversed)) return PASSWORD_TEXTS.common
  const word = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const isDecorated = word.length >= 4 && lower.length - word.length <= DECORATION_MOST
  return isDecorated && isCommon(word) ? PASSWORD_TEXTS.decorated : null
}

function isGuessable(password: string, personal: readonly string[]): boolean {
  const letters = core(password)
  if (letters === '') return false
  const words = personal.flatMap(text => [text, ...text.split(/[\s@._-]+/)]).map(core)
  return [...SITE_WORDS, ...words].some(word => word.length > 2 && word === letters)
}
