import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { request } from 'node:https'
import { BlockList, isIP } from 'node:net'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { invalid, Refusal } from './refusal.ts'
import reserved from './reservedNets.json' with { type: 'json' }

/** What no request for somebody else's address may reach (RFC 6890, OWASP on SSRF). */
const OURS = new BlockList()
for (const kind of ['ipv4', 'ipv6'] as const) {
  for (const net of reserved[kind]) {
    const [address = '', bits] = net.split('/')
    OURS.addSubnet(address, Number(bits), kind)
  }
}
/** Global unicast; what embeds an IPv4 address in it is not taken either. */
const PUBLIC_V6 = new BlockList()
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the public internet. */
function isPublicIp(ip: string): boolean {
  if (isIP(ip) === 4) return !OURS.check(ip)
  return isIP(ip) === 6 && PUBLIC_V6.check(ip, 'ipv6') && !OURS.check(ip, 'ipv6')
}

const NOT_PUBLIC =
  'This address is not one that everybody can open. Use the public https address of the calendar.'
const UNREACHABLE = 'The calendar could not be loaded from this address. Check that it is public.'
const MOST_REDIRECTS = 4

const refused = (text: string) => invalid('address', text)

/** For the socket itself, so that a name cannot mean another host at the second look (DNS rebinding). */
export function publicLookup(
  host: string,
  options: LookupOptions,
  done: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
): void {
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    if (error || !first) done(error ?? new Error(`${host} has no address`), '')
    else if (!found.every(({ address }) => isPublicIp(address))) done(refused(NOT_PUBLIC), '')
    else if (options.all) done(null, found)
    else done(null, first.address, first.family)
  })
}

/** The address as it may be loaded: https, without user info, on the usual port. Throws Refusal 400. */
export function publicAddress(text: string, base?: URL): URL {
  const address = text.trim().replace(/^webcals?:/i, 'https:')
  const url = URL.parse(address, base)
  if (url?.protocol !== 'https:') throw refused('The address must start with https://')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.username || url.password || url.port) throw refused(NOT_PUBLIC)
  if (isIP(host) ? !isPublicIp(host) : !host.includes('.')) throw refused(NOT_PUBLIC)
  return url
}

interface Limits {
  mostBytes: number
  withinMs: number
}

/** What a response says of its version (RFC 9110, section 8.8). */
interface Version {
  etag?: string | undefined
  modified?: string | undefined
}

/** Loads a text from a public https address, and from where that leads. Throws Refusal 400. */
export const loadPublicFile = async (address: string, limits: Limits): Promise<string> =>
  (await loadIfNewer(address, limits))?.text ?? ''

/** The same with its version; null where it is still the known one. */
export async function loadIfNewer(
  address: string,
  limits: Limits,
  known: Version = {},
): Promise<({ text: string } & Version) | null> {
  const signal = AbortSignal.timeout(limits.withinMs)
  let url = publicAddress(address)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const loaded = await load(url, limits.mostBytes, signal, known).catch(error => {
      throw error instanceof Refusal ? error : refused(UNREACHABLE)
    })
    if (!loaded?.location) return loaded
    url = publicAddress(loaded.location, url)
  }
  throw refused(UNREACHABLE)
}

function load(
  url: URL,
  mostBytes: number,
  signal: AbortSignal,
  { etag, modified }: Version,
): Promise<({ text: string; location?: string | undefined } & Version) | null> {
  return new Promise((resolve, reject) => {
    const headers = {
      accept: 'text/calendar, */*;q=0.5',
      'accept-encoding': 'gzip, deflate, br',
      ...(etag && { 'if-none-match': etag }),
      ...(modified && { 'if-modified-since': modified }),
    }
    const sent = request(url, { lookup: publicLookup, signal, headers }, response => {
      const { statusCode = 0, headers } = response
      if (statusCode === 304) {
        response.destroy()
        resolve(null)
        return
      }
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.destroy()
        resolve({ text: '', location: headers.location })
        return
      }
      if (statusCode !== 200) {
        response.destroy()
        reject(refused(`The calendar’s site answered with ${statusCode}. Check that it is public.`))
        return
      }
      const unpack = UNPACKED[headers['content-encoding'] ?? '']?.()
      const body = unpack ? response.pipe(unpack) : response
      const chunks: Buffer[] = []
      let bytes = 0
      body.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes <= mostBytes) chunks.push(chunk)
        else {
          response.destroy()
          const most = Math.round(mostBytes / 1_000_000)
          reject(refused(`This calendar has more than ${most} MB. Choose a smaller one.`))
        }
      })
      const version = { etag: headers.etag, modified: headers['last-modified'] }
      body.on('end', () => resolve({ text: Buffer.concat(chunks).toString('utf8'), ...version }))
      body.on('error', reject)
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end()
  })
}

const UNPACKED: Readonly<Record<string, () => NodeJS.ReadWriteStream>> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}
