import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Config } from '@netlify/functions'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { allEndpoints } from '../functions/site.ts'
import { type BundledSite, startBundledSite } from '../support/bundledSite.ts'
import { type BundledFunction, netlifyBuild, PLATFORM_URL } from '../support/netlifyBuild.ts'
import { everyPath } from './everyPath.ts'
import { journeys } from './journeys.ts'

const root = join(import.meta.dirname, '../..')
let bundled: BundledFunction[]

beforeAll(async () => {
  bundled = await netlifyBuild(root)
}, 300_000)

it('bundles every function with Netlify’s bundler and finds the route of its config', async () => {
  const files = (await readdir(join(root, 'netlify/functions'))).filter(file =>
    file.endsWith('.ts'),
  )
  expect(bundled.map(({ name }) => name).sort()).toEqual(
    files.map(file => basename(file, '.ts')).sort(),
  )
  for (const { name, routes = [], excludedRoutes = [], ...packed } of bundled) {
    const { config }: { config: Config } = await import(join(root, `netlify/functions/${name}.ts`))
    const listed = (paths: string | string[] = []) => [paths].flat().sort()
    const patterns = (found: { pattern: string }[]) => found.map(({ pattern }) => pattern).sort()
    expect(patterns(routes), name).toEqual(listed(config.path))
    expect(patterns(excludedRoutes), name).toEqual(listed(config.excludedPath))
    expect(
      routes.every(route => !route.prefer_static === !config.preferStatic),
      name,
    ).toBe(true)
    expect(packed.schedule, name).toBe('schedule' in config ? config.schedule : undefined)
    expect(packed.trafficRules?.action.config.rateLimitConfig.windowLimit, name).toBe(
      config.rateLimit?.windowLimit,
    )
    expect(packed.runtimeVersion, name).toBe('nodejs24.x')
  }
})

it('routes every endpoint of the contracts to one function', async () => {
  const endpoints = await allEndpoints()
  expect(endpoints.length).toBeGreaterThan(50)
  for (const { path } of endpoints) {
    const taking = bundled.filter(
      ({ routes = [], excludedRoutes = [] }) =>
        routes.some(({ pattern }) => pattern === path || pattern === '/api/*') &&
        !excludedRoutes.some(({ pattern }) => pattern === path),
    )
    expect(taking, path).toHaveLength(1)
  }
})

it('packs the files of netlify/bundle.ts as they are, few and small', async () => {
  const sizes = await Promise.all(bundled.map(async ({ path }) => (await stat(path)).size))
  // Six with the platform's own 0.4 MB each, the texts of nine languages beside English, and in
  // four of them what a new site begins with.
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(4.5 * 1024 * 1024)
  for (const { name, path } of bundled) {
    const files = Object.keys(unzipSync(await readFile(path)))
    expect(files, name).toContain('node_modules/bundled/function.mjs')
    expect(files.length, name).toBeLessThan(50)
  }
})

it('uses Netlify’s address in built pages when SITE_URL is not set', async () => {
  const page = await readFile(join(root, 'dist/about.html'), 'utf8')
  expect(page).toContain(`<link rel="canonical" href="${PLATFORM_URL}/about">`)
  expect(page).toContain(`<meta property="og:url" content="${PLATFORM_URL}/about">`)
  expect(page).toContain(`<meta property="og:image" content="${PLATFORM_URL}/_astro/share.`)
})

describe('the bundles, under the flags of the deployed runtime', () => {
  let site: BundledSite
  beforeAll(async () => {
    // The host logs nothing unless something fails.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    site = await startBundledSite(root, bundled)
  })
  afterAll(async () => {
    await site?.stop()
    vi.restoreAllMocks()
  })

  journeys(() => site)
  everyPath(
    () => site,
    () => bundled,
  )

  it('were all called, and logged no error', () => {
    expect([...site.calls.keys()].sort()).toEqual(bundled.map(({ name }) => name).sort())
    expect(site.log()).not.toContain('"level":"error"')
    expect(vi.mocked(console.error).mock.calls.flat().join('\n')).not.toContain('"level":"error"')
  })
})
