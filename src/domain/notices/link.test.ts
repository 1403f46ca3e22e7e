import { expect, it } from 'vitest'
import { linkRefused } from './link.ts'
import links from './testing/links.json' with { type: 'json' }

it.each(links as [string, boolean][])('may link to %s: %s', (link, expected) => {
  expect(linkRefused(link) === undefined).toBe(expected)
})

it('says of a name before the host that this is why', () => {
  expect(linkRefused('https://bank.com@evil.com')).toContain('has a name before its host')
  expect(linkRefused('http://example.org')).toContain('begins with https://')
})
