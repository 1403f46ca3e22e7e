import { isIPv6 } from 'node:net'

/**
 * The client's address as far as one person is likely to hold it: an IPv4 address whole, of an IPv6
 * address the network (/64), within which a single home or host changes at will.
 */
export function clientNetwork(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.toLowerCase().split('%')[0]!.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after]
  const network = groups.slice(0, 4).map(group => group.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/64`
}
