import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const HERE = new URL('.', import.meta.url)

it('every drawing that a page names is there', () => {
  const scenes = readFileSync(new URL('scenes.svg', HERE), 'utf8')
  const named = globSync('src/**/*.astro').flatMap(path => [
    ...readFileSync(path, 'utf8').matchAll(/<Scene name="([^"]+)"/g),
  ])
  expect(named.length).toBeGreaterThan(20)
  const missing = named
    .map(([, name = '']) => name)
    .filter(name => !existsSync(new URL(`drawings/${name}.svg`, HERE)))
    .filter(name => !scenes.includes(`<symbol id="${name}"`))
  expect(missing).toEqual([])
})
