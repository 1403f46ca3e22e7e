import { expect, it } from 'vitest'
import { linkRefused } from './link.ts'
import links from './testing/links.json' with { type: 'json' }

it.each(links as [string, boolean][])('may link to %s: %s', (link, expected) => {
  expect(linkRefused(link) === undefined).toBe(expected)
})
