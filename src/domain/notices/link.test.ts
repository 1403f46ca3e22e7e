import { expect, it } from 'vitest'
import { linkRefused } from './link.ts'

it.each([
  ['https://example.org/janazah?x=1#map', true],
  ['https://www.youtube.com/@channel', true],
  ['/events', true],
  ['/', true],
  ['http://example.org', false],
  ['https://mosque.org@evil.example/', false],
  ['https://mosque.org:x@evil.example/', false],
  ['https:\\\\evil.example', false],
  ['https:/evil.example', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['mailto:a@example.org', false],
  ['#top', false],
  ['snow', false],
  ['javascript:alert(1)', false],
  ['https://exa mple.org', false],
])('may link to %s: %s', (link, expected) => {
  expect(linkRefused(link) === undefined).toBe(expected)
})
