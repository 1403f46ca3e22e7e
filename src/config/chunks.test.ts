import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CHUNKS, chunkGroups } from './chunks.ts'

/** The bundler's own modules, not files. */
const VIRTUAL = ['vite/preload-helper']

it('names modules that exist, each once', () => {
  const modules = CHUNKS.flatMap(({ modules }) => modules)
  const gone = modules.filter(
    path => !VIRTUAL.includes(path) && !existsSync(path.replace(/\?.*/, '')),
  )
  expect(gone).toEqual([])
  expect(new Set(modules).size).toBe(modules.length)
})

it('puts a module into its file, and no test, style or other module', () => {
  const fileOf = (id: string) => chunkGroups.find(({ test }) => test(id))?.name
  expect(fileOf('/home/site/src/domain/events/dates.ts')).toBe('events')
  expect(fileOf('/home/site/src/layouts/Document.astro?astro&type=script&index=0.ts')).toBe('site')
  expect(fileOf('/home/site/node_modules/react/index.js')).toBe('react')
  expect(fileOf('/home/site/src/domain/events/dates.test.ts')).toBeUndefined()
  expect(fileOf('/home/site/src/layouts/Document.astro')).toBeUndefined()
})
