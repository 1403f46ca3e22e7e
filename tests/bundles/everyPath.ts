import { expect, it } from 'vitest'
import { allEndpoints } from '../functions/site.ts'
import type { BundledSite } from '../support/bundledSite.ts'
import type { BundledFunction } from '../support/netlifyBuild.ts'
import { signIn } from './journeys.ts'

interface PathCall {
  method: string
  path: string
  isPublic: boolean
}

/** One request for each path: a read where there is one, as an admin sends it. */
async function callsOf(bundled: readonly BundledFunction[]): Promise<PathCall[]> {
  const endpoints = await allEndpoints()
  const others = bundled
    .flatMap(({ routes = [] }) => routes.map(({ pattern }) => pattern))
    .filter(path => !path.startsWith('/api/'))
  const paths = new Set([...endpoints.map(({ path }) => path as string), ...others])
  return [...paths].map(path => {
    const here = endpoints.filter(endpoint => endpoint.path === path)
    const endpoint = here.find(({ method }) => method === 'GET') ?? here[0]
    const filled = path.startsWith('/:school')
      ? '/Alfirdous/about'
      : path.replace(/:\w+/g, 'nothing')
    return {
      method: endpoint?.method ?? 'GET',
      path: filled,
      isPublic: !endpoint || endpoint.access === 'public',
    }
  })
}

/** What ends the session that the other calls need. */
const endsSession = ({ path }: PathCall) => /logout|sessions/.test(path)

/** Tests that a response comes from every path of every bundle. */
export function everyPath(site: () => BundledSite, bundled: () => readonly BundledFunction[]) {
  it('respond at every path', async () => {
    const { url } = site()
    const cookie = await signIn(url)
    const calls = await callsOf(bundled())
    expect(calls.length).toBeGreaterThan(50)
    const send = async ({ method, path, isPublic }: PathCall) => {
      const response = await fetch(url + path, {
        method,
        redirect: 'manual',
        headers: {
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
          ...(!isPublic && { cookie }),
        },
        ...(method !== 'GET' && { body: '{}' }),
      })
      return { method, path, status: response.status, text: (await response.text()).slice(0, 500) }
    }
    const results = await Promise.all(calls.filter(call => !endsSession(call)).map(send))
    for (const call of calls.filter(endsSession)) results.push(await send(call))
    expect(results.filter(({ status }) => status >= 500 || status === 401)).toEqual([])
  }, 60_000)
}
