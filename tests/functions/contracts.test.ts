import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Method } from '#contract/endpoint.ts'
import { configLiteral } from '#local/functions/configLiteral.ts'
import { allEndpoints, callFunction, findFunction, functionFiles, ORIGIN } from './site.ts'

const endpoints = await allEndpoints()
const files = await functionFiles()
const paths = [...new Set(endpoints.map(({ path }) => path))].sort()
const METHODS: Method[] = ['GET', 'POST', 'PUT', 'DELETE']
const pathsOf = ({ config }: (typeof files)[number]) =>
  'path' in config ? [config.path ?? []].flat() : []
const exampleOf = (path: string) => path.replace(/:\w+/g, 'x')

describe('functions and contracts', () => {
  it('finds more than a few endpoints to compare', () => {
    expect(endpoints.length).toBeGreaterThan(30)
    expect(files.length).toBeLessThanOrEqual(8)
  })

  it('has one endpoint per path and method', () => {
    const names = endpoints.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('excludes exactly the other functions’ paths from the catch-all', () => {
    const all = files.flatMap(pathsOf)
    expect(new Set(all).size).toBe(all.length)
    const rest = files.find(file => pathsOf(file).includes('/api/*'))?.config
    const excluded = rest && 'excludedPath' in rest ? rest.excludedPath : []
    expect([excluded ?? []].flat().sort()).toEqual(
      all.filter(path => path.startsWith('/api/') && path !== '/api/*').sort(),
    )
  })

  it.each(paths)('%s accepts only the methods of its contract', async path => {
    const methods = endpoints.filter(one => one.path === path).map(({ method }) => method)
    const address = ORIGIN + exampleOf(path)
    const refused = await callFunction(new Request(address, { method: 'PATCH' }))
    expect(refused.status).toBe(405)
    const allow = refused.headers.get('allow')?.split(', ') ?? []
    expect(METHODS.filter(method => allow.includes(method))).toEqual(
      METHODS.filter(method => methods.includes(method)),
    )
  })

  it.each(['/api/nothing', '/api/events/x/nothing', '/api/content/about', '/api/login/x'])(
    '%s is a 404 in JSON',
    async path => {
      const response = await callFunction(new Request(ORIGIN + path))
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ success: false, code: 'not_found' })
    },
  )
})

describe('the config of each function file', () => {
  it.each(files)(
    'has a literal config in $file that the platform can read',
    async ({ file, config }) => {
      const source = await readFile(join('netlify/functions', file), 'utf8')
      expect(source).toMatch(/^export const config: Config = \{/m)
      expect(configLiteral(source)).toEqual(config)
      expect(config).not.toHaveProperty('method')
      // A string instead of a list would count all visitors as one.
      if (config.rateLimit) expect(Array.isArray(config.rateLimit.aggregateBy)).toBe(true)
    },
  )

  it('rate-limits two functions, which have only the rate-limited paths', () => {
    const limited = files.filter(({ config }) => config.rateLimit)
    expect(Object.fromEntries(limited.map(file => [file.file, pathsOf(file).sort()]))).toEqual({
      'contact.ts': ['/api/contact', '/api/contact/school'],
      'sign-in.ts': [
        '/api/change-password',
        '/api/forgot-password',
        '/api/login',
        '/api/passkey-login',
        '/api/passkey-login/start',
        '/api/passkey-proof',
        '/api/passkey-proof/start',
        '/api/passkeys/add',
        '/api/passkeys/start',
        '/api/set-password',
      ],
    })
    for (const { config } of limited) {
      expect(config.rateLimit?.aggregateBy).toEqual(expect.arrayContaining(['ip']))
    }
  })

  it.each(['/api/session-status', '/api/logout', '/api/contact/token'])(
    '%s has no rate limit',
    path => {
      expect(findFunction(path).config.rateLimit).toBeUndefined()
    },
  )
})
