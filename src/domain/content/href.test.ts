import { expect, it } from 'vitest'
import { hrefOf } from './href.ts'
import type { Kind } from './kinds.ts'
import hrefs from './testing/hrefs.json' with { type: 'json' }

it.each(hrefs as [Kind, string, string | null][])('links a %s %j to %j', (kind, content, href) => {
  expect(hrefOf(kind, content)).toBe(href ?? undefined)
})
