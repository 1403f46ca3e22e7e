import { once } from 'node:events'
import { readdir, readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import type { Config } from '@netlify/functions'
import { beforeAll, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { encodeBlobsContext } from '#local/blobs/context.ts'
import { type BundledFunction, netlifyBuild, PLATFORM_URL } from '../support/netlifyBuild.ts'
import { type BundleCall, runBundles } from '../support/runBundles.ts'
import { addAdmin, signedIn } from './browser.ts'
import { allEndpoints, SECRET, startSite } from './site.ts'

const root = join(import.meta.dirname, '../..')
let bundled: BundledFunction[]

beforeAll(async () => {
  bundled = await netlifyBuild(root)
}, 120_000)

it('bundles every function with Netlify’s bundler and finds the route of its config', async () => {
  const files = (await readdir(join(root, 'netlify/functions'))).filter(file =>
    file.endsWith('.ts'),
  )
  expect(bundled.map(({ name }) => name).sort()).toEqual(
    files.map(file => basename(file, '.ts')).sort(),
  )
  for (const { name, routes = [], schedule, runtimeVersion } of bundled) {
    const { config }: { config: Config } = await import(join(root, `netlify/functions/${name}.ts`))
    const paths = [config.path ?? []].flat()
    expect(routes.map(route => route.pattern).sort(), name).toEqual(paths.toSorted())
    expect(schedule, name).toBe('schedule' in config ? config.schedule : undefined)
    expect(runtimeVersion, name).toBe('nodejs24.x')
  }
})

it('keeps all bundles together within 10 MB', async () => {
  const sizes = await Promise.all(bundled.map(async ({ path }) => (await stat(path)).size))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(10 * 1024 * 1024)
})

it('uses Netlify’s address in built pages when SITE_URL is not set', async () => {
  const page = await readFile(join(root, 'dist/about.html'), 'utf8')
  expect(page).toContain(`<link rel="canonical" href="${PLATFORM_URL}/about">`)
  expect(page).toContain(`<meta property="og:url" content="${PLATFORM_URL}/about">`)
  expect(page).toContain(`<meta property="og:image" content="${PLATFORM_URL}/og.png">`)
})

/** The endpoints whose paths a bundle has; the catch-all has those that no other bundle has. */
function endpointsOf(bundle: BundledFunction, endpoints: readonly Endpoint[]): Endpoint[] {
  const has = ({ routes = [] }: BundledFunction, path: string) =>
    routes.some(({ pattern }) => pattern === path)
  return endpoints.filter(({ path }) =>
    has(bundle, '/api/*') ? !bundled.some(one => has(one, path)) : has(bundle, path),
  )
}

/** One request for each path: a read where there is one, as an admin sends it. */
function callsOf(
  bundle: BundledFunction,
  endpoints: readonly Endpoint[],
  origin: string,
  cookie: string,
): BundleCall[] {
  const own = endpointsOf(bundle, endpoints)
  const apiPaths = own.map(({ path }) => path as string)
  const others = (bundle.routes ?? []).map(({ pattern }) => pattern)
  const paths = new Set([...apiPaths, ...others.filter(path => !path.startsWith('/api/'))])
  // Signing out comes last: the other calls need the session.
  const ends = (path: string) => Number(/logout|sessions|session-status/.test(path))
  return [...paths, ...(bundle.schedule ? ['/'] : [])]
    .sort((a, b) => ends(a) - ends(b))
    .map(path => {
      const here = own.filter(endpoint => endpoint.path === path)
      const endpoint = here.find(({ method }) => method === 'GET') ?? here[0]
      const method = endpoint?.method ?? 'GET'
      const filled = path.startsWith('/:school')
        ? '/Alfirdous/about'
        : path.replace(/:\w+/g, 'nothing')
      return {
        params: {},
        request: {
          url: origin + filled,
          method,
          headers: {
            'sec-fetch-site': 'same-origin',
            'content-type': 'application/json',
            ...(endpoint?.access === 'admin' && { cookie }),
          },
          ...(method !== 'GET' && { body: '{}' }),
        },
      }
    })
}

it('loads every bundle and gets its response under the flags of the deployed runtime', async () => {
  const site = await startSite()
  // The pages that were built, which a function may request.
  const pages = createServer(async (incoming, outgoing) => {
    const file = join(root, 'dist', incoming.url ?? '')
    const page = await readFile(/\.\w+$/.test(file) ? file : `${file}.html`).catch(() => null)
    outgoing.writeHead(page ? 200 : 404).end(page)
  }).listen(0, '127.0.0.1')
  try {
    await once(pages, 'listening')
    const origin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`
    const endpoints = await allEndpoints()
    const calls = new Map<string, BundleCall[]>()
    for (const bundle of bundled) {
      // Each bundle gets its own admin, since signing out or a changed account must not affect
      // others.
      const { cookies } = await signedIn(site, await addAdmin(bundle.name), { origin })
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      calls.set(bundle.name, callsOf(bundle, endpoints, origin, cookie))
    }
    const { results, log } = await runBundles(bundled, calls, {
      ...process.env,
      NETLIFY_BLOBS_CONTEXT: encodeBlobsContext(site.blobs.context),
      SESSION_SECRET: SECRET,
      URL: origin,
    })

    const called = [...calls].flatMap(([name, list]) => list.map(() => name))
    expect(results.map(({ name }) => name).sort()).toEqual(called.sort())
    expect(called.length).toBeGreaterThan(50)
    const failed = results.filter(
      ({ failure, status = 200 }) => failure || status >= 500 || status === 401,
    )
    expect(failed).toEqual([])
    // The tick has no response body: its failures are only in the log.
    expect(log).not.toContain('"level":"error"')
  } finally {
    pages.close()
    await site.stop()
  }
}, 120_000)
