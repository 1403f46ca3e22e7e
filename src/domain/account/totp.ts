import { Secret, TOTP } from 'otpauth'

const PERIOD = 30
const DIGITS = 6

/** The address that an authenticator app reads from the QR code. */
export function totpUri(secret: string, issuer: string, label: string): string {
  return new TOTP({ issuer, label, secret, digits: DIGITS, period: PERIOD }).toString()
}

/**
 * The time step whose code this is, at most one step away from now; null when there is none, or when
 * it is not later than the last accepted one, since a code can be used only once.
 * Source: RFC 6238 section 5.2. `now` in ms since 1970.
 */
export function acceptTotp(
  secret: string,
  code: string,
  lastStep: number,
  now: number,
): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    digits: DIGITS,
    period: PERIOD,
    timestamp: now,
    window: 1,
  })
  if (delta === null) return null
  const step = TOTP.counter({ period: PERIOD, timestamp: now }) + delta
  return step > lastStep ? step : null
}

/** A typed code without spaces and dashes. */
export const plainCode = (typed: string) => typed.replace(/[\s-]/g, '').toLowerCase()

/** Whether a plain code has the form of the app's codes; any other is read as a recovery code. */
export const isAppCode = (code: string) => /^\d{6}$/.test(code)
