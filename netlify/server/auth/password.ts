import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** OWASP password storage cheat sheet (2026): scrypt with N=2^17, r=8, p=1. */
const COST = { ln: 17, r: 8, p: 1 }
const KEY_BYTES = 32
const SALT_BYTES = 16

const PHC = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

function options(cost: typeof COST): ScryptOptions {
  const N = 2 ** cost.ln
  return { N, r: cost.r, p: cost.p, maxmem: 128 * N * cost.r * cost.p + 1024 * 1024 }
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** Hashes a password to a PHC string that carries its own cost, so that the cost can grow. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(password.normalize('NFKC'), salt, KEY_BYTES, options(COST))
  return `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${unpadded(salt)}$${unpadded(key)}`
}

/** Whether the password is the one hashed, compared in constant time; a malformed hash never is. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, ln, r, p, salt, key] = PHC.exec(hash) ?? []
  if (!ln || !r || !p || !salt || !key) return false
  const expected = Buffer.from(key, 'base64')
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) }
  const actual = await derive(
    password.normalize('NFKC'),
    Buffer.from(salt, 'base64'),
    expected.byteLength,
    options(cost),
  )
  return timingSafeEqual(actual, expected)
}

/** Without look-alikes (0/O, 1/l/I), to be typed from a terminal; 5.8 bits a letter. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A random password of four groups of five letters: 116 bits. */
export function generatePassword(): string {
  const letters: string[] = []
  while (letters.length < 20) {
    for (const byte of randomBytes(32)) {
      const letter = LETTERS[byte % 64]
      if (letter !== undefined && letters.length < 20) letters.push(letter)
    }
  }
  return [0, 5, 10, 15].map(at => letters.slice(at, at + 5).join('')).join('-')
}
