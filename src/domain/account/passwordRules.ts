import { isRepeated, isSequence } from './passwordPatterns.ts'

export const PASSWORD_MIN = 8
const PASSWORD_MAX = 256

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
  personal: 'This password is made of your name or e-mail address. Choose another.',
  siteName: 'This password is made of words of the site’s name. Choose another.',
  siteWord:
    'This password is made of words that are tried first at a mosque’s site. Choose another.',
  same: 'The new password is the old one. Choose another.',
} as const

/** What a new password is compared with. */
interface PasswordContext {
  confirmation?: string | undefined
  /** Whether it is on the list of common passwords; given lower case. */
  isCommon?: (password: string) => boolean
  /** Names and addresses of the person. */
  personal?: readonly string[]
  /** The site's name. */
  site?: string
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
  return guessableProblem(password, context)
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

/** Passwords whose letters are words of the person, of the site or of mosques, in any order. */
function guessableProblem(
  password: string,
  { personal = [], site = '' }: PasswordContext,
): string | null {
  const letters = core(password)
  const own = personal.flatMap(partsOf)
  if (isMadeOf(letters, own)) return PASSWORD_TEXTS.personal
  if (isMadeOf(letters, SITE_WORDS)) return PASSWORD_TEXTS.siteWord
  return isMadeOf(letters, [...SITE_WORDS, ...own, ...partsOf(site)])
    ? PASSWORD_TEXTS.siteName
    : null
}

const partsOf = (text: string) => [text, ...text.split(/[\s@._-]+/)].map(core)

/** Whether letters are words in a row; initials and 'of' are no words of their own. */
function isMadeOf(letters: string, words: readonly string[]): boolean {
  const parts = words.filter(word => word.length > 1)
  const reached = new Set([0])
  for (let at = 0; at < letters.length; at++) {
    if (!reached.has(at)) continue
    for (const word of parts) if (letters.startsWith(word, at)) reached.add(at + word.length)
  }
  return letters.length > 2 && reached.has(letters.length)
}
