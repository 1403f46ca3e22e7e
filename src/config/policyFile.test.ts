import { expect, it } from 'vitest'
import { policyFile } from './policyFile.ts'

it('writes the one policy of all pages for every path, and a short one for their files', () => {
  const policies = new Map([
    ['/', "default-src 'self';frame-ancestors 'none'; script-src 'self';"],
    ['/about', "default-src 'self';frame-ancestors 'none'; script-src 'self';"],
    ['/build.json', null],
  ])
  const file = policyFile(policies)
  expect(file).toMatch(
    /^\/\*\n {2}Content-Security-Policy: default-src 'self'; frame-ancestors 'none'; script-src 'self'\n\/_/,
  )
  expect(file).toContain(
    "\n/_astro/*\n  Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\n",
  )
})

it('refuses pages whose policies differ, by name', () => {
  const policies = new Map([
    ['/', "default-src 'self'"],
    ['/about', "default-src 'none'"],
  ])
  expect(() => policyFile(policies)).toThrow('The policies of / and /about differ')
})

it('refuses a build without a policy', () => {
  expect(() => policyFile(new Map([['/build.json', null]]))).toThrow('No page has')
})
