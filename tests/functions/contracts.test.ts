import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Method } from '#contract/endpoint.ts'
import { configLiteral } from '#local/functions/configLiteral.ts'
import { allEndpoints, functionFiles } from './site.ts'

const endpoints = await allEndpoints()
const files = await functionFiles()
const paths = [...new Set(endpoints.map(({ path }) => path))].sort()
const METHODS: Method[] = ['GET', 'POST', 'PUT', 'DELETE']

describe('functions and contracts', () => {
  it('know a fair number of each other', () => {
    expect(endpoints.length).toBeGreaterThan(30)
    expect(files.length).toBeGreaterThan(20)
  })

  it.each(files)(
    '$file has a config that the local host reads without an import',
    async ({ file, config }) => {
      const source = await readFile(join('netlify/functions', file), 'utf8')
      expect(configLiteral(source)).toEqual(config)
    },
  )

  it('have one function a path, and one endpoint a path and method', () => {
    const served = files.map(({ config }) => config.path).filter(path => path !== '/api/*')
    expect(served.filter(path => path?.startsWith('/api/')).sort()).toEqual(paths)
    const names = endpoints.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(paths)('%s takes the methods of its contract and no others', async path => {
    const { handler } = files.find(({ config }) => config.path === path)!
    const methods = endpoints.filter(one => one.path === path).map(({ method }) => method)
    const request = new Request('https://mosque.example.org/api/x', { method: 'PATCH' })
    const refused = await handler(request, { params: {}, ip: '', waitUntil: () => {} })
    expect(refused.status).toBe(405)
    const allow = refused.headers.get('allow')?.split(', ') ?? []
    expect(METHODS.filter(method => allow.includes(method))).toEqual(
      METHODS.filter(method => methods.includes(method)),
    )
  })

  it('leave to the catch-all exactly what no function has', () => {
    const rest = files.find(({ config }) => config.path === '/api/*')
    expect([...(rest?.config.excludedPath ?? [])].sort()).toEqual(paths)
  })

  it('answer the rest by a 404 in JSON', async () => {
    const rest = files.find(({ config }) => config.path === '/api/*')!
    const request = new Request('https://mosque.example.org/api/nothing')
    const response = await rest.handler(request, { params: {}, ip: '', waitUntil: () => {} })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ success: false, code: 'not_found' })
  })
})

describe('the config of each function file', () => {
  it.each(files)('$file is a literal that the platform can read', async ({ file, config }) => {
    const source = await readFile(
      new URL(`../../netlify/functions/${file}`, import.meta.url),
      'utf8',
    )
    expect(source).toMatch(/^export const config: Config = \{/m)
    if (config.path) expect(source).toContain(`path: '${config.path}'`)
    expect(config).not.toHaveProperty('method')
    // A string instead of a list would count all visitors as one.
    if (config.rateLimit) expect(Array.isArray(config.rateLimit.aggregateBy)).toBe(true)
  })

  it.each(['/api/login', '/api/change-password', '/api/set-password', '/api/forgot-password'])(
    '%s is limited by the platform too',
    path => {
      expect(files.find(({ config }) => config.path === path)?.config.rateLimit).toMatchObject({
        aggregateBy: expect.arrayContaining(['ip']),
      })
    },
  )
})
