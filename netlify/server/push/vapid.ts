import { createECDH } from 'node:crypto'
import type { CryptoKey } from 'jose'
import { remembered } from '#domain/remembered.ts'
import { HOUR } from '#domain/time/civil.ts'
import { env } from '../env.ts'

/** A key by which push services know this site (RFC 8292). */
interface VapidKey {
  /** The public half, as browsers take it: an uncompressed point in base64url. */
  readonly publicKey: string
  /** Names the key where a follower is stored. */
  readonly name: string
  readonly privateKey: string
}

/** The key of a private half: 32 bytes in base64url. Throws for one that is not of the curve. */
const keyOf = remembered((privateKey): VapidKey => {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  const publicKey = curve.getPublicKey().toString('base64url')
  return { publicKey, name: publicKey.slice(1, 13), privateKey }
})

/**
 * The key for new followers, and the one before it while it is being replaced; none where
 * VAPID_PRIVATE_KEY is not set.
 */
export function vapidKeys(): readonly VapidKey[] {
  const { vapidPrivateKey, vapidPrivateKeyPrevious } = env()
  if (!vapidPrivateKey) return []
  return [vapidPrivateKey, vapidPrivateKeyPrevious].flatMap(key => (key ? keyOf(key) : []))
}

/** RFC 8292 allows 24 hours; push services with other clocks get a margin. */
const LIFETIME_SECONDS = 12 * 3_600
const RENEW_MS = 6 * HOUR

const tokens = new Map<string, { header: Promise<string>; renewAt: number }>()

/** The Authorization header for a push service, made once in six hours for each. */
export function authorization(key: VapidKey, endpoint: string): Promise<string> {
  const { origin } = new URL(endpoint)
  const name = `${key.name} ${origin} ${contact()}`
  const before = tokens.get(name)
  if (before && before.renewAt > Date.now()) return before.header
  const header = sign(key, origin)
  tokens.set(name, { header, renewAt: Date.now() + RENEW_MS })
  return header
}

async function sign({ publicKey, privateKey }: VapidKey, audience: string): Promise<string> {
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256', d: privateKey },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const { importJWK, SignJWT } = await import('jose')
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(audience)
    .setSubject(contact())
    .setExpirationTime(Math.floor(Date.now() / 1000) + LIFETIME_SECONDS)
    .sign((await importJWK(jwk, 'ES256')) as CryptoKey)
  return `vapid t=${token}, k=${publicKey}`
}

/** Whom a push service may write to: Apple's accepts only an https address or mailto. */
function contact(): string {
  const { siteUrl, publicUrl, mailFrom } = env()
  const address = [siteUrl, publicUrl].find(url => url?.startsWith('https:'))
  if (address) return new URL(address).origin
  const mail = /[^\s<>@]+@[^\s<>@]+/.exec(mailFrom ?? '')?.[0]
  return `mailto:${mail ?? 'webmaster@example.org'}`
}
