import type { IncomingMessage } from 'node:http'
import { isLocal } from '#server/auth/cookies.ts'
import { clientAddress } from './exchange.ts'

interface HostRules {
  /** The public address; undefined where the operator set none. */
  readonly siteUrl: string | undefined
  /** Other names of the machine, such as its address in the local network. */
  readonly allowedHosts: readonly string[]
  readonly trustProxy: boolean
}

/**
 * What a request gets by its Host header, which is whatever the client sends:
 * - kept: the site's own address, so that the response may be kept for others
 * - served: responded to, and not kept, so that made-up hosts and ports do not fill the cache
 * - foreign: not this site
 */
export type HostStanding = 'kept' | 'served' | 'foreign'

const HOST = /^(?<name>[\w.-]+|\[[\da-f:.]+\])(?::(?<port>\d+))?$/

/** Whether the request was sent on this machine, not passed on by a proxy that is not trusted. */
const isFromHere = (incoming: IncomingMessage, trustProxy: boolean): boolean =>
  /^(?:127\.|::1$)/.test(clientAddress(incoming, trustProxy)) &&
  (trustProxy || incoming.headers['x-forwarded-for'] === undefined)

/** Makes the rule for one site. Without a public address every host is served (docs/operating.md). */
export function hostStanding({ siteUrl, allowedHosts, trustProxy }: HostRules) {
  const own = siteUrl === undefined ? undefined : new URL(siteUrl)
  const names = new Set([...(own ? [own.hostname] : []), ...allowedHosts])

  return (incoming: IncomingMessage): HostStanding => {
    const { host = '' } = incoming.headers
    const { localAddress, localPort } = incoming.socket
    const { name = '', port = '' } = HOST.exec(host.toLowerCase())?.groups ?? {}
    // A check by HTTP/1.0 sends none.
    const isHere = (isLocal(name) || host === '') && isFromHere(incoming, trustProxy)
    const isOwnAddress = own === undefined && name === localAddress?.replace(/^::ffff:/, '')
    if (!names.has(name) && !isHere && !isOwnAddress) return own ? 'foreign' : 'served'
    const isUsual =
      ['', own?.port, String(localPort)].includes(port) && !name.endsWith('.localhost')
    return isUsual && host === host.toLowerCase() ? 'kept' : 'served'
  }
}
