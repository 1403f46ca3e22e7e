import { expect, it } from 'vitest'
import { siteAddress } from './siteAddress.ts'

const OWN = 'https://mosque.example.org'
const PLATFORM = 'https://mosque.netlify.app'
const PREVIEW = 'https://deploy-preview-7--mosque.netlify.app'
const all = (context: string) => ({
  SITE_URL: OWN,
  URL: PLATFORM,
  DEPLOY_PRIME_URL: PREVIEW,
  CONTEXT: context,
})

it.each([
  ['SITE_URL alone', { SITE_URL: OWN }, OWN],
  ['the platform’s URL alone', { URL: PLATFORM }, PLATFORM],
  ['SITE_URL before the platform’s', { SITE_URL: OWN, URL: PLATFORM }, OWN],
  ['an empty SITE_URL as absent', { SITE_URL: '', URL: PLATFORM }, PLATFORM],
  ['neither', {}, undefined],
  ['SITE_URL in production, whatever the deploy is called', all('production'), OWN],
  ['SITE_URL in netlify dev', all('dev'), OWN],
  ['its own address in a deploy preview', all('deploy-preview'), PREVIEW],
  ['its own address in a branch deploy', all('branch-deploy'), PREVIEW],
  ['its own address in the context of a branch', all('staging'), PREVIEW],
  ['SITE_URL in a preview without an address', { ...all('staging'), DEPLOY_PRIME_URL: '' }, OWN],
])('uses %s', (_, env, address) => {
  expect(siteAddress(env)).toBe(address)
})

it.each([
  ['SITE_URL', { SITE_URL: 'mosque.example.org', URL: PLATFORM }],
  ['URL', { URL: 'javascript:alert(1)' }],
  ['DEPLOY_PRIME_URL', { ...all('deploy-preview'), DEPLOY_PRIME_URL: 'preview' }],
])('throws an error with the name of %s when its value is not an address', (name, env) => {
  expect(() => siteAddress(env)).toThrow(`${name} must be an http(s) address`)
})
