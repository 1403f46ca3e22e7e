import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const SRC = new URL('..', import.meta.url).pathname

it('are linked by the layout alone, so that no page links one twice', () => {
  const files = globSync(`${SRC}{components,layouts,pages}/**/*.astro`)
  expect(files.length).toBeGreaterThan(50)
  expect(
    files.filter(file => /import '#blocks\/.*\.css'/.test(readFileSync(file, 'utf8'))),
  ).toEqual([])
})
