import { randomBytes, randomInt, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { boundedQueue, type Lane } from './boundedQueue.ts'

const scryptKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/**
 * A hash takes 128 MB: a small machine can run two at once. As many wait as can be hashed in 10 s
 * at the measured speed (400 ms a hash until one was measured).
 */
const hashing = boundedQueue(2, 10_000, 400)

const derive = (
  password: string,
  salt: Buffer,
  bytes: number,
  cost: typeof COST,
  lane: Lane = 'known',
) => hashing.enter(() => scryptKey(password.normalize('NFKC'), salt, bytes, options(cost)), lane)

/** Throws Refusal 503 'busy' if too many hashes already wait in that lane. */
export const requireRoom = (lane: Lane): void => hashing.requireRoom(lane)

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

/**
 * Hashes a password to a PHC string, which contains its cost, so that the cost can be raised later.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(password, salt, KEY_BYTES, COST)
  return `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${unpadded(salt)}$${unpadded(key)}`
}

/** Whether the password is the one hashed, compared in constant time; a malformed hash never is. */
async function verifyPassword(password: string, hash: string, lane?: Lane): Promise<boolean> {
  const [, ln, r, p, salt, key] = PHC.exec(hash) ?? []
  if (!ln || !r || !p || !salt || !key) return false
  const expected = Buffer.from(key, 'base64')
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) }
  const salted = Buffer.from(salt, 'base64')
  const actual = await derive(password, salted, expected.byteLength, cost, lane)
  return timingSafeEqual(actual, expected)
}

/** A hash that no password matches, at the same cost as a real one. */
const DUMMY_HASH = `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${unpadded(randomBytes(SALT_BYTES))}$${unpadded(randomBytes(KEY_BYTES))}`

/**
 * Whether the password matches the hash. Without a hash (no such account, or no password set yet)
 * the same work is done against a dummy hash, so that the time does not reveal which accounts
 * exist. Throws Refusal 503 'busy' when too many wait in that lane; then nothing was checked.
 */
export async function checkPassword(
  password: string,
  hash: string | null,
  lane?: Lane,
): Promise<boolean> {
  const right = await verifyPassword(password, hash ?? DUMMY_HASH, lane)
  return hash !== null && right
}

/** Derives the key of a recovery code under the salt that the codes of an account share; Base64. */
export async function deriveKey(secret: string, salt: string): Promise<string> {
  const key = await derive(secret, Buffer.from(salt, 'base64'), KEY_BYTES, COST)
  return key.toString('base64')
}

/**
 * Without letters that look alike (0/O, 1/l/I), since people type it from a terminal; 5.8 bits a
 * letter.
 */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A random password of four groups of five letters: 116 bits. */
export function generatePassword(): string {
  const letter = () => LETTERS[randomInt(LETTERS.length)]
  return Array.from({ length: 4 }, () => Array.from({ length: 5 }, letter).join('')).join('-')
}
