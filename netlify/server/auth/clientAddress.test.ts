import { describe, expect, it } from 'vitest'
import { clientNetwork, clientNetworks } from './clientAddress.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0001:0000:0:0:0:1', '2001:db8:1:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('takes %s as the network %s', (ip, network) => expect(clientNetwork(ip)).toBe(network))

describe('clientNetworks', () => {
  it.each([
    ['192.0.2.7', ['192.0.2.7']],
    ['::ffff:192.0.2.7', ['192.0.2.7']],
    [
      '2001:db8:1:abcd:3:4:5:6',
      ['2001:db8:1:abcd::/64', '2001:db8:1:ab00::/56', '2001:db8:1::/48'],
    ],
    ['2001:db8:1:2::1', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
    ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
    ['', ['']],
  ])('counts %s in %j', (ip, names) => {
    expect(clientNetworks(ip).map(({ name }) => name)).toEqual(names)
  })

  it('gives a wider network a larger allowance, but less than the sum of its parts', () => {
    expect(clientNetworks('2001:db8::1').map(({ allowance }) => allowance)).toEqual([1, 3, 9])
    expect(clientNetworks('192.0.2.7').map(({ allowance }) => allowance)).toEqual([1])
  })
})
