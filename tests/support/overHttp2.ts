import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** For browsers that open an address of `overHttp2`: nobody vouches for its certificate. */
export const ANY_CERTIFICATE = '--ignore-certificate-errors'

/** RFC 9113, section 8.2.2: what belongs to a connection of HTTP/1.1. */
const OF_CONNECTION = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
]

/** A site under an address of HTTP/2, as its visitors get it from Netlify, Caddy and nginx. */
export async function overHttp2(site: string): Promise<{ url: string; close: () => void }> {
  const agent = new Agent({ keepAlive: true })
  const server = createSecureServer(ownCertificate(), (incoming, outgoing) => {
    const { method = 'GET', url: path, authority } = incoming
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')),
    )
    const options = { method, agent, headers: { ...headers, host: authority } }
    const onward = request(site + path, options, response => {
      const kept = Object.entries(response.headers).filter(
        ([name]) => !OF_CONNECTION.includes(name),
      )
      outgoing.writeHead(response.statusCode ?? 502, Object.fromEntries(kept))
      response.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      agent.destroy()
      server.close()
    },
  }
}

/** A key and a certificate for localhost, signed by itself. */
function ownCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const subject = ['-subj', '/CN=localhost', '-days', '2']
  try {
    execFileSync('openssl', ['req', '-x509', ...curve, ...subject, '-keyout', key, '-out', cert], {
      stdio: 'ignore',
    })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
