import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readSiteRules } from './config.ts'
import { headersFor } from './headers.ts'
import { redirector } from './redirects.ts'

const folder = mkdtempSync(join(tmpdir(), 'rules-'))
const file = join(folder, 'netlify.toml')
afterAll(() => rmSync(folder, { recursive: true }))

it('reads headers and redirects from netlify.toml', () => {
  writeFileSync(
    file,
    `[build]
publish = "dist"
[[headers]]
  for = "/*"
  [headers.values]
    X-Content-Type-Options = "nosniff"
    Content-Security-Policy = '''
      frame-ancestors 'none';
      base-uri 'self'
    '''
[[redirects]]
  from = "/admin/*"
  to = "/admin"
  status = 200
`,
  )
  const rules = readSiteRules(file)
  expect(headersFor(rules.headers, '/x').get('content-security-policy')).toBe(
    "frame-ancestors 'none'; base-uri 'self'",
  )
  expect(redirector(rules.redirects)('/admin/x', '')?.location).toBe('/admin')
})

it.each([
  ['/', 'geolocation=()'],
  ['/prayer-times', 'geolocation=()'],
  ['/login', 'geolocation=()'],
  ['/administrators', 'geolocation=()'],
  ['/admin', 'geolocation=(self)'],
  ['/admin/prayer-times', 'geolocation=(self)'],
])('gives %s the policy %s, so that the panel alone asks for the location', (path, policy) => {
  const { headers } = readSiteRules(join(import.meta.dirname, '../../../netlify.toml'))
  const found = headersFor(headers, path).get('permissions-policy')
  expect(found?.split(', ')).toContain(policy)
  expect(found).toContain('camera=(), microphone=()')
})

it('reads no rules where there is no file', () => {
  expect(readSiteRules(join(folder, 'none.toml')).redirects).toEqual([])
})

it.each([
  ['broken TOML', '[[headers'],
  ['a wrong rule', '[[redirects]]\nto = "/x"'],
])('names the file for %s', (_, text) => {
  writeFileSync(file, text)
  expect(() => readSiteRules(file)).toThrow('netlify.toml: ')
})
