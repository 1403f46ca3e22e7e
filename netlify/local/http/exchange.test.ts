import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { clientAddress, splitTarget } from './exchange.ts'

it.each([
  ['/', '/', ''],
  ['/a/b?x=1', '/a/b', '?x=1'],
  ['/?x', '/', '?x'],
  ['/a?x?y', '/a', '?x?y'],
  ['http://example.org/a?x', '/a', '?x'],
  ['http://example.org', '/', ''],
  ['http://example.org?x', '/', '?x'],
])('splits the target %s', (target, path, search) => {
  expect(splitTarget(target)).toEqual({ path, search })
})

it.each([
  ['the socket, by default', '10.0.0.1', '1.1.1.1', false, '10.0.0.1'],
  ['the socket, without the header', '10.0.0.1', undefined, true, '10.0.0.1'],
  ['the entry the trusted proxy added', '10.0.0.1', '6.6.6.6, 2.2.2.2', true, '2.2.2.2'],
  ['an IPv4 address in its own form', '::ffff:10.0.0.1', undefined, false, '10.0.0.1'],
  ['IPv6 as it is', '2001:db8::1', undefined, false, '2001:db8::1'],
])('finds the client address: %s', (_, remoteAddress, forwarded, trust, expected) => {
  const incoming = {
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  } as unknown as IncomingMessage
  expect(clientAddress(incoming, trust)).toBe(expected)
})
