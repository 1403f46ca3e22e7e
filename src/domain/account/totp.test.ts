import { describe, expect, it } from 'vitest'
import { acceptTotp, isAppCode, plainCode, totpUri } from './totp.ts'

/** RFC 6238 appendix B, SHA-1: the key '12345678901234567890' in Base32, codes shortened to six digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => seconds * 1000

describe('codes of the authenticator app', () => {
  it.each([
    [59, '287082', 1],
    [1111111109, '081804', 37037036],
    [1111111111, '050471', 37037037],
    [1234567890, '005924', 41152263],
    [2000000000, '279037', 66666666],
    [20000000000, '353130', 666666666],
  ])('are accepted for the RFC’s test vector at %i s', (seconds, code, step) => {
    expect(acceptTotp(SECRET, code, -1, at(seconds))).toBe(step)
  })

  // 050471 belongs to step 37037037, which lasts from 1111111110 to 1111111139.
  it.each([
    [1111111079, null],
    [1111111080, 37037037],
    [1111111110, 37037037],
    [1111111169, 37037037],
    [1111111170, null],
  ])('match a time step at most one step away: at %i s %s', (seconds, step) => {
    expect(acceptTotp(SECRET, '050471', -1, at(seconds))).toBe(step)
  })

  it.each([
    [37037036, 37037037],
    [37037037, null],
    [37037038, null],
  ])('match only a later step than the last accepted: after %i, %s', (lastStep, step) => {
    expect(acceptTotp(SECRET, '050471', lastStep, at(1111111111))).toBe(step)
  })

  it.each(['050472', '', '50471', '0504711', 'abcdef', '٠٥٠٤٧١'])('are not %j', code => {
    expect(acceptTotp(SECRET, code, -1, at(1111111111))).toBeNull()
  })

  it.each([
    ['050 471', '050471', true],
    [' 050-471 ', '050471', true],
    ['ABCDE-12345', 'abcde12345', false],
    ['12345-67890', '1234567890', false],
  ])('can be typed as %j', (typed, plain, app) => {
    expect(plainCode(typed)).toBe(plain)
    expect(isAppCode(plain)).toBe(app)
  })

  it('are set up by an address with encoded names', () => {
    const uri = new URL(totpUri(SECRET, 'Mercy Islamic Center', 'amina@example.org'))
    expect(uri.protocol).toBe('otpauth:')
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      secret: SECRET,
      issuer: 'Mercy Islamic Center',
      digits: '6',
      period: '30',
    })
  })
})
