import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { scopeLocale } from '#locale/locale.ts'

/** Modules that serve readers of several languages in one process, and what islands render at the build. */
const MODULES = globSync(
  [
    'src/{domain,contract,config,stores,islands}/**/*.{ts,tsx}',
    'netlify/{server,functions}/**/*.ts',
  ],
  { exclude: path => /\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(path) },
)

/** What the build's configuration gives its modules, which have read no text themselves. */
const snapshot = vi.hoisted(async () =>
  (await import('#config/loadSnapshot.ts')).loadSnapshot(undefined),
)
vi.mock('virtual:snapshot', async () => ({ default: await snapshot, builtFrames: [] }))
beforeAll(async () => {
  await snapshot
})

afterAll(() => scopeLocale(() => undefined))

it('reads no text when a module is loaded, since the next reader may have another language', async () => {
  const places = new Set<string>()
  scopeLocale(() => {
    const stack = new Error('read').stack?.split('\n') ?? []
    const place = stack.find(line => !/Error: read|lazy\.test|src\/(locale|texts)\//.test(line))
    places.add(place?.replace(/.*?((?:src|netlify)\/[^:?)]+)[^:]*:(\d+).*/, '$1:$2') ?? '')
    return undefined
  })
  for (const path of MODULES) await import(/* @vite-ignore */ resolve(path))
  expect([...places].sort()).toEqual([])
})
