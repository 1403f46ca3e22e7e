import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const HERE = new URL('.', import.meta.url)

it('every drawing that a page names is there', () => {
  const named = globSync('src/**/*.astro').flatMap(path => [
    ...readFileSync(path, 'utf8').matchAll(/<Scene name="([^"]+)"/g),
  ])
  expect(named.length).toBeGreaterThan(20)
  const missing = named
    .map(([, name = '']) => name)
    .filter(
      name =>
        !['drawings', 'scenes'].some(folder => existsSync(new URL(`${folder}/${name}.svg`, HERE))),
    )
  expect(missing).toEqual([])
})
