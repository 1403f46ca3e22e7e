import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type { Assertion, Registration } from '#contract/passkeys.ts'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url')

/** What a passkey signs differently from the truth, for what must be refused. */
export interface Forged {
  origin?: string
  host?: string
  challenge?: string
  type?: string
  crossOrigin?: boolean
  /** The bits of the authenticator data: 1 present, 4 verified, 64 a new key is included. */
  flags?: number
  counter?: number
  signature?: string
  userHandle?: string
  /** The id of a new passkey. */
  id?: Buffer
}

interface Kept {
  id: Buffer
  key: KeyObject
  userHandle: string
  counter: number
}

/** A passkey's authenticator in software: ES256, verifies its user, and counts if it is told to. */
export class Authenticator {
  readonly origin: string
  readonly isCounting: boolean
  kept: Kept | undefined

  constructor(origin: string, { isCounting = false } = {}) {
    this.origin = origin
    this.isCounting = isCounting
  }

  create(options: PublicKeyCredentialCreationOptionsJSON, forged: Forged = {}): Registration {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const id = forged.id ?? randomBytes(32)
    const kept = { id, key: privateKey, userHandle: options.user.id, counter: 0 }
    this.kept = kept
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const attested = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, kept.id.length]),
      kept.id,
      cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    ])
    const data = this.#data(options.rp.id ?? '', { flags: 0x45, ...forged })
    const attestation = cborMap([
      ['fmt', 'none'],
      ['attStmt', cborMap([])],
      ['authData', Buffer.concat([data, attested])],
    ])
    return {
      ...this.#ids(kept),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, forged),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    }
  }

  use(options: PublicKeyCredentialRequestOptionsJSON, forged: Forged = {}): Assertion {
    const kept = this.kept
    if (!kept) throw new Error('This authenticator has no passkey')
    if (this.isCounting) kept.counter++
    const counter = this.isCounting ? kept.counter : 0
    const data = this.#data(options.rpId ?? '', { flags: 0x05, counter, ...forged })
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, forged)
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    return {
      ...this.#ids(kept),
      response: {
        clientDataJSON,
        authenticatorData: base64url(data),
        signature: forged.signature ?? base64url(sign('sha256', signed, kept.key)),
        userHandle: forged.userHandle ?? kept.userHandle,
      },
    }
  }

  #ids({ id }: Kept) {
    return { id: base64url(id), rawId: base64url(id), type: 'public-key' as const }
  }

  /** Authenticator data: hash of the host, flags, counter (WebAuthn Level 3, section 6.1). */
  #data(host: string, { flags = 0, counter = 0, host: other = host }: Forged): Buffer {
    const bytes = Buffer.alloc(37)
    sha256(other).copy(bytes)
    bytes.writeUInt8(flags, 32)
    bytes.writeUInt32BE(counter, 33)
    return bytes
  }

  #clientData(type: string, challenge: string, forged: Forged): string {
    const { origin = this.origin, crossOrigin = false } = forged
    return base64url(
      JSON.stringify({
        type: forged.type ?? type,
        challenge: forged.challenge ?? challenge,
        origin,
        crossOrigin,
      }),
    )
  }
}

type CborValue = number | string | Buffer

/** As much of CBOR (RFC 8949) as an attestation needs; a map within a map is given encoded. */
function cborMap(entries: [number | string, CborValue][]): Buffer {
  return Buffer.concat([
    head(5, entries.length),
    ...entries.flatMap(([name, value]) => [
      cbor(name),
      name === 'attStmt' ? (value as Buffer) : cbor(value),
    ]),
  ])
}

function cbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  const bytes = Buffer.from(value)
  return Buffer.concat([head(typeof value === 'string' ? 3 : 2, bytes.length), bytes])
}

/** The first bytes of an item: its major type and its number, below 65,536. */
function head(major: number, value: number): Buffer {
  const type = major << 5
  if (value < 24) return Buffer.from([type | value])
  if (value < 256) return Buffer.from([type | 24, value])
  return Buffer.from([type | 25, value >> 8, value & 255])
}
