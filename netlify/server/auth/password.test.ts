import { beforeAll, describe, expect, it, vi } from 'vitest'
import { checkPassword, generatePassword, hashPassword } from './password.ts'

// At its whole cost.
vi.unmock('node:crypto')

describe('hashPassword', () => {
  let hash: string
  beforeAll(async () => {
    hash = await hashPassword('correct caf\u00e9')
  })

  it('makes a PHC string with OWASP’s recommended cost that verifies only the same password', async () => {
    expect(hash).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(await checkPassword('correct caf\u00e9', hash)).toBe(true)
    expect(await checkPassword('correct caf\u00e9 ', hash)).toBe(false)
  })

  it('salts the hash, so that the same password never hashes to the same string', async () => {
    expect(await hashPassword('correct caf\u00e9')).not.toBe(hash)
  })

  it('treats a letter and its combining form as equal', async () => {
    expect(await checkPassword('correct cafe\u0301', hash)).toBe(true)
  })

  it('verifies hashes with another cost', async () => {
    // RFC 7914 section 12: scrypt("password", "NaCl", N=1024, r=8, p=16), its first 64 bytes.
    const key = Buffer.from(
      'fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b3731622eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640',
      'hex',
    )
    const phc = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
    const hash = `$scrypt$ln=10,r=8,p=16$${phc(Buffer.from('NaCl'))}$${phc(key)}`
    expect(await checkPassword('password', hash)).toBe(true)
    expect(await checkPassword('Password', hash)).toBe(false)
  })

  it.each(['', 'plain', '$scrypt$ln=17,r=8$x$y', '$2b$10$abcdefghijklmnopqrstuv'])(
    'refuses the malformed hash %j',
    async hash => {
      expect(await checkPassword('password', hash)).toBe(false)
    },
  )
})

describe('generatePassword', () => {
  it('returns four groups of unambiguous letters, different each time', () => {
    const made = new Set(Array.from({ length: 200 }, generatePassword))
    expect(made.size).toBe(200)
    for (const password of made) {
      expect(password).toMatch(/^([a-km-np-zA-HJ-NP-Z2-9]{5}-){3}[a-km-np-zA-HJ-NP-Z2-9]{5}$/)
    }
  })
})
