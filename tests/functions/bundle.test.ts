import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import type { Config } from '@netlify/functions'
import { beforeAll, expect, it } from 'vitest'
import { addressOf } from '#contract/call.ts'
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

it('Netlify bundles every function and finds the route that its config says', async () => {
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

it('the pages that Netlify builds name its address where SITE_URL is not set', async () => {
  const page = await readFile(join(root, 'dist/about.html'), 'utf8')
  expect(page).toContain(`<link rel="canonical" href="${PLATFORM_URL}/about">`)
  expect(page).toContain(`<meta property="og:url" content="${PLATFORM_URL}/about">`)
  expect(page).toContain(`<meta property="og:image" content="${PLATFORM_URL}/og.png">`)
})

/** A request of an endpoint of the bundle's path: a read where there is one, as an admin sends it. */
function callOf(
  { routes: [route] = [] }: BundledFunction,
  endpoints: readonly Endpoint[],
  origin: string,
  cookie: string,
): BundleCall {
  const path = route?.pattern ?? '/'
  const here = endpoints.filter(endpoint => endpoint.path === path)
  const endpoint = here.find(({ method }) => method === 'GET') ?? here[0]
  const method = endpoint?.method ?? 'GET'
  const params = Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'nothing']),
  )
  return {
    params,
    request: {
      url: origin + addressOf(path, params, {}),
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        ...(endpoint?.access === 'admin' && { cookie }),
      },
      ...(method !== 'GET' && { body: '{}' }),
    },
  }
}

it('every bundle loads and responds under the flags of the deployed runtime', async () => {
  const site = await startSite()
  // The pages that were built, which a function may ask for.
  const pages = createServer(async (incoming, outgoing) => {
    const file = join(root, 'dist', incoming.url ?? '')
    const page = await readFile(/\.\w+$/.test(file) ? file : `${file}.html`).catch(() => null)
    outgoing.writeHead(page ? 200 : 404).end(page)
  }).listen(0, '127.0.0.1')
  try {
    await once(pages, 'listening')
    const origin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`
    const endpoints = await allEndpoints()
    const calls = new Map<string, BundleCall>()
    for (const bundle of bundled) {
      // An admin each: signing out, or a changed account, is no other bundle's concern.
      const { cookies } = await signedIn(site, await addAdmin(bundle.name), { origin })
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      calls.set(bundle.name, callOf(bundle, endpoints, origin, cookie))
    }
    const { results, log } = await runBundles(bundled, calls, {
      ...process.env,
      NETLIFY_BLOBS_CONTEXT: encodeBlobsContext(site.blobs.context),
      SESSION_SECRET: SECRET,
      URL: origin,
    })

    expect(results.map(({ name }) => name).sort()).toEqual(bundled.map(({ name }) => name).sort())
    const failed = results.filter(
      ({ failure, status = 200 }) => failure || status >= 500 || status === 401,
    )
    expect(failed).toEqual([])
    // The tick answers nothing: what went wrong in it is in the log alone.
    expect(log).not.toContain('"level":"error"')
  } finally {
    pages.close()
    await site.stop()
  }
}, 120_000)
