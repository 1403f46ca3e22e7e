import { isSecureAddress } from './addresses.ts'

/** What the donate pages say (SPEC section 2, Donate). */
export const DONATE_TEXTS = {
  preparing: 'Preparing your donation link...',
  redirecting: 'Redirecting to our donation page...',
  missing: 'Donate URL not found. Please contact the web admin.',
} as const

/** The donation page's address from its section; undefined unless it is https (DECISIONS 33). */
export function donationAddress(content: string): string | undefined {
  const text = content.trim()
  return isSecureAddress(text) ? text : undefined
}
