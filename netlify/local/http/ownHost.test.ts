import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { hostStanding } from './ownHost.ts'

const SITE = { siteUrl: 'https://masjid.example', allowedHosts: ['192.168.1.20'], trustProxy: true }
const LAN = '192.168.1.77'

/** What a request gets that arrives at port 8888 from `from`. */
function standing(
  rules: Parameters<typeof hostStanding>[0],
  host: string | undefined,
  from: string,
  forwarded?: string,
) {
  const headers = { host, 'x-forwarded-for': forwarded }
  const socket = { remoteAddress: from, localAddress: '::ffff:192.168.1.20', localPort: 8888 }
  return hostStanding(rules)({ headers, socket } as unknown as IncomingMessage)
}

describe('with SITE_URL', () => {
  it.each([
    ['the site’s name', 'masjid.example', 'kept'],
    ['the name and the port that the host listens on', 'masjid.example:8888', 'kept'],
    ['an allowed address', '192.168.1.20:8888', 'kept'],
    ['another port', 'masjid.example:4711', 'served'],
    ['other letters', 'Masjid.example', 'served'],
    ['another name', 'evil.example', 'foreign'],
    ['a name that ends in the site’s', 'evil.masjid.example', 'foreign'],
    ['an address that is not allowed', '192.168.1.21:8888', 'foreign'],
    ['this machine', '127.0.0.1:8888', 'foreign'],
    ['localhost', 'localhost', 'foreign'],
    ['none', undefined, 'foreign'],
    ['what is no host', 'masjid.example/x?', 'foreign'],
  ])('a visitor whose Host is %s: %s is %s', (_, host, expected) => {
    expect(standing(SITE, host, LAN)).toBe(expected)
    expect(standing(SITE, host, '127.0.0.1', '203.0.113.7')).toBe(expected)
    // A proxy in front that is not trusted passes on what visitors sent.
    expect(standing({ ...SITE, trustProxy: false }, host, '::1', '127.0.0.1')).toBe(expected)
  })

  it.each([
    ['127.0.0.1:8888', 'kept'],
    ['localhost:8888', 'kept'],
    ['[::1]:8888', 'kept'],
    ['any.localhost:8888', 'served'],
    [undefined, 'kept'],
    ['evil.example', 'foreign'],
  ])(
    'on the machine itself, as a container’s check of its health is, %s is %s',
    (host, expected) => {
      for (const from of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
        expect(standing(SITE, host, from)).toBe(expected)
    },
  )
})

describe('without SITE_URL', () => {
  it.each([
    ['the machine’s own address', '192.168.1.20:8888', 'kept'],
    ['another address', '10.0.0.1:8888', 'served'],
    ['any name', 'evil.example', 'served'],
    ['this machine, said by another', 'localhost:8888', 'served'],
  ])('serves %s', (_, host, expected) => {
    const rules = { siteUrl: undefined, allowedHosts: [], trustProxy: false }
    expect(standing(rules, host, LAN)).toBe(expected)
  })
})
