import { isIPv6 } from 'node:net'
import { hashKeyed } from './secret.ts'

/** A network that an address belongs to. */
interface Network {
  /** An IPv4 address, or an IPv6 prefix. */
  name: string
  /** How many times the limit of one client applies to the whole network. */
  allowance: number
}

/** The IPv6 prefixes that one customer is given: a /64 at least, often a /56 or a /48 (RFC 6177). */
const PREFIXES = [
  { bits: 64, allowance: 1 },
  { bits: 56, allowance: 3 },
  { bits: 48, allowance: 9 },
] as const

/**
 * The networks that limits count for an address, the narrowest first: an IPv4 address whole, of an
 * IPv6 address its /64, /56 and /48, so that a client gains nothing by changing its address within
 * its own network.
 */
export function clientNetworks(ip: string): [Network, ...Network[]] {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return [{ name: mapped, allowance: 1 }]
  if (!isIPv6(ip)) return [{ name: ip, allowance: 1 }]
  const groups = groupsOf(ip)
  const [own, ...wider] = PREFIXES.map(({ bits, allowance }) => ({
    name: prefix(groups, bits),
    allowance,
  }))
  return [own!, ...wider]
}

/** The narrowest network of an address, which one person is likely to have. */
export const clientNetwork = (ip: string): string => clientNetworks(ip)[0].name

/** A client address in the form in which known ones are stored. */
export const knownAddress = (ip: string): string => hashKeyed(`address ${clientNetwork(ip)}`)

/** The first four of an IPv6 address's eight groups of 16 bits. */
function groupsOf(ip: string): number[] {
  const [head = '', tail] = ip.split('%')[0]!.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after]
  return groups.slice(0, 4).map(group => Number.parseInt(group, 16))
}

function prefix(groups: readonly number[], bits: number): string {
  const kept = groups
    .map((group, index) => group & ~(0xffff >> Math.max(0, Math.min(16, bits - index * 16))))
    .slice(0, Math.ceil(bits / 16))
  return `${kept.map(group => group.toString(16)).join(':')}::/${bits}`
}
