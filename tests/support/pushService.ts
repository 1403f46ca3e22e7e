import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Subscription } from '#domain/push/follower.ts'

/** The secrets of a browser's subscription. */
export interface Receiver {
  readonly curve: ECDH
  readonly auth: Buffer
}

/** A notification as a browser gets it. */
export interface Received {
  readonly to: string
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly url: string
  readonly topic: string
  readonly until: string
  /** The key to subscribe with from now on. */
  readonly key?: string
  readonly headers: IncomingHttpHeaders
}

/** How the service responds to a push instead of 201. */
export interface Reply {
  readonly status: number
  readonly headers?: Record<string, string>
}

export const newReceiver = (): Receiver => {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  return { curve, auth: randomBytes(16) }
}

/** Decrypts a message (RFC 8291, section 3.4; RFC 8188, section 2), independently of what encrypted it. */
export function decrypt(body: Buffer, { curve, auth }: Receiver): Buffer {
  const salt = body.subarray(0, 16)
  const size = body.readUInt32BE(16)
  const length = body[20] ?? 0
  const sender = body.subarray(21, 21 + length)
  const record = body.subarray(21 + length)
  if (record.length > size) throw new Error('The message has more than one record')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32))
  const key = hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce))
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  if (padded.subarray(end + 1).some(byte => byte !== 0)) throw new Error('The padding is wrong')
  return padded.subarray(0, end)
}

/** Checks the token of a request (RFC 8292): its signature, audience, expiry and contact. */
function checkVapid(header: string | undefined, audience: string, applicationKey: string): void {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header ?? '') ?? []
  if (key !== applicationKey) throw new Error('The key is not that of the subscription')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const [head = '', claims = '', signature = ''] = token.split('.')
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('The signature is wrong')
  const parse = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  const { aud, exp, sub } = parse(claims)
  const { alg } = parse(head)
  const lifetime = exp - Date.now() / 1000
  if (alg !== 'ES256' || aud !== audience || !/^(https|mailto):/.test(sub)) {
    throw new Error(`The token is for ${aud}, by ${sub}`)
  }
  if (lifetime <= 0 || lifetime > 86_400) throw new Error('The token has a wrong lifetime')
}

/**
 * A push service on loopback (RFC 8030): it refuses what is not signed for it, decrypts what comes and
 * keeps it. `reply` may respond otherwise.
 */
export async function startPushService(applicationKey: string) {
  const receivers = new Map<string, Receiver>()
  const received: Received[] = []
  const problems: string[] = []
  let atOnce = 0
  const service = {
    url: '',
    received,
    problems,
    requests: 0,
    mostAtOnce: 0,
    applicationKey,
    reply: (_to: string): Reply | Promise<Reply | undefined> | undefined => undefined,
    /** A new browser's subscription. */
    subscribe(): Subscription {
      const receiver = newReceiver()
      const name = `/push/${randomBytes(12).toString('base64url')}`
      receivers.set(name, receiver)
      return {
        endpoint: service.url + name,
        keys: {
          p256dh: receiver.curve.getPublicKey().toString('base64url'),
          auth: receiver.auth.toString('base64url'),
        },
      }
    },
    /** The titles that a browser got. */
    titles: (subscription: Subscription) =>
      received.filter(({ to }) => to === subscription.endpoint).map(({ title }) => title),
    close: () =>
      new Promise<void>(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  const server = createServer(async (request, response) => {
    service.requests++
    service.mostAtOnce = Math.max(service.mostAtOnce, ++atOnce)
    const to = service.url + request.url
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    let { status, headers = {} }: Reply = { status: 201 }
    try {
      const { headers: sent } = request
      checkVapid(sent.authorization, service.url, service.applicationKey)
      if (request.method !== 'POST') throw new Error(`The method is ${request.method}`)
      if (body.length > 4096) throw new Error('The message is too large')
      if (sent['content-encoding'] !== 'aes128gcm') throw new Error('The encoding is wrong')
      if (!/^\d+$/.test(sent.ttl as string)) throw new Error('There is no TTL')
      if (!/^[\w-]{1,32}$/.test(sent.topic as string)) throw new Error('The topic is wrong')
      const other = await service.reply(to)
      const receiver = receivers.get(request.url ?? '')
      if (other) ({ status, headers = {} } = other)
      else if (!receiver) status = 410
      else {
        const shown = JSON.parse(decrypt(body, receiver).toString())
        received.push({ ...shown, to, headers: sent })
      }
    } catch (error) {
      problems.push(String(error))
      status = 400
    }
    atOnce--
    response.writeHead(status, headers).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return service
}
export type PushService = Awaited<ReturnType<typeof startPushService>>
