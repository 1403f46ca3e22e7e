import { expect, it } from 'vitest'
import { policyFile } from './policyFile.ts'

const SHARED = "default-src 'self'; frame-src 'self'; frame-ancestors 'none'; script-src 'self'"

it('writes the one policy of all pages for every path, and a short one for their files', () => {
  const policies = new Map([
    ['/', `${SHARED.replaceAll('; ', ';')};`],
    ['/about', `${SHARED.replaceAll('; ', ';')};`],
    ['/build.json', null],
  ])
  const file = policyFile(policies, [])
  expect(file).toMatch(
    /^\/\*\n {2}Content-Security-Policy: default-src 'self'; frame-src 'self'; frame-ancestors 'none'; script-src 'self'\n\/widget\n/,
  )
  expect(file).toContain(
    "\n/_astro/*\n  Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\n",
  )
  expect(file).toContain("\n/worker.js\n  Content-Security-Policy: default-src 'none'; connect-src")
})

it('lets other sites frame the widget alone, with its own scripts and no frame in it', () => {
  const policy =
    "default-src 'self'; frame-src 'self' https://a.example; frame-ancestors 'none'; script-src 'self' 'sha256-a'"
  const lines = policyFile(new Map([['/', policy]]), ['sha256-b', 'sha256-c']).split('\n')
  expect(lines[lines.indexOf('/widget') + 1]).toBe(
    "  Content-Security-Policy: default-src 'self'; frame-src 'none'; frame-ancestors *; script-src 'self' 'sha256-b' 'sha256-c' 'sha256-a'",
  )
  expect(lines.filter((_, index) => lines[index + 1]?.includes('frame-ancestors *'))).toEqual([
    '/widget',
    '/widget.html',
  ])
})

it('lets the panel alone frame a screen, for its preview', () => {
  const lines = policyFile(new Map([['/', SHARED]]), []).split('\n')
  expect(lines[lines.indexOf('/display') + 1]).toBe(
    "  Content-Security-Policy: default-src 'self'; frame-src 'self'; frame-ancestors 'self'; script-src 'self'",
  )
})

it('refuses pages whose policies differ, by name', () => {
  const policies = new Map([
    ['/', "default-src 'self'"],
    ['/about', "default-src 'none'"],
  ])
  expect(() => policyFile(policies, [])).toThrow('The policies of / and /about differ')
})

it.each([
  ['without a policy', null, 'No page has'] as const,
  ...SHARED.split('; ')
    .slice(1)
    .map(part => [`without ${part}`, SHARED.replace(part, "other-src 'none'"), 'has no'] as const),
])('refuses a build %s', (_, policy, error) => {
  expect(() => policyFile(new Map([['/', policy]]), [])).toThrow(error)
})
