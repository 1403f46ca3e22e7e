import island from 'astro/runtime/server/astro-island.prebuilt.js'
import { expect, it } from 'vitest'
import { withoutIslandLoader } from './islandLoader.ts'

const LOADER = `<script>${island}</script>`

it('takes Astro’s loader out of a page, and no other script', () => {
  const page = `${LOADER}<astro-island></astro-island><script>own()</script>`
  expect(withoutIslandLoader(page)).toBe('<astro-island></astro-island><script>own()</script>')
})

it('leaves it where nothing is shown before the island', () => {
  const page = `${LOADER}<astro-island client="only"></astro-island>`
  expect(withoutIslandLoader(page)).toBe(page)
})
