import { expect, it } from 'vitest'
import { siteAddress } from './siteAddress.ts'

const OWN = 'https://mosque.example.org'
const PLATFORM = 'https://mosque.netlify.app'

it.each([
  ['SITE_URL alone', { SITE_URL: OWN }, OWN],
  ['the platform’s URL alone', { URL: PLATFORM }, PLATFORM],
  ['SITE_URL before the platform’s', { SITE_URL: OWN, URL: PLATFORM }, OWN],
  ['an empty SITE_URL as absent', { SITE_URL: '', URL: PLATFORM }, PLATFORM],
  ['neither', {}, undefined],
])('uses %s', (_, env, address) => {
  expect(siteAddress(env)).toBe(address)
})

it.each([
  ['SITE_URL', { SITE_URL: 'mosque.example.org', URL: PLATFORM }],
  ['URL', { URL: 'javascript:alert(1)' }],
])('throws an error with the name of %s when its value is not an address', (name, env) => {
  expect(() => siteAddress(env)).toThrow(`${name} must be an http(s) address`)
})
