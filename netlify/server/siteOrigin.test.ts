import { afterEach, expect, it, vi } from 'vitest'
import { forgetEnv } from './env.ts'
import { siteHost, siteOrigin, trustedOrigin } from './siteOrigin.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  forgetEnv()
})

const LOCAL = 'http://localhost:8888'
const OWN = 'https://mosque.example.org'
const PLATFORM = 'https://mosque.netlify.app'
const PREVIEW = 'https://deploy-preview-7--mosque.netlify.app'
const BRANCH = 'https://staging--mosque.netlify.app'
const DEPLOY = 'https://6710aa--mosque.netlify.app'
const ELSEWHERE = 'https://evil.example'

/** The links of a request to `requested`, in a deploy context of the platform or without one. */
function linksOf(requested: string, siteUrl: string | undefined, context: string | undefined) {
  vi.stubEnv('SITE_URL', siteUrl)
  forgetEnv()
  if (context) {
    const site = { id: 'a', name: 'mosque', url: PLATFORM }
    vi.stubGlobal('Netlify', { context: { deploy: { context, id: '6710aa' }, site } })
  }
  const request = new Request(`${requested}/api/forgot-password`)
  return [trustedOrigin(request), siteOrigin(request)]
}

it.each([
  ['production', PLATFORM, OWN, 'production', OWN, OWN],
  ['production without SITE_URL', OWN, undefined, 'production', PLATFORM, PLATFORM],
  ['production under another Host', ELSEWHERE, OWN, 'production', OWN, OWN],
  ['a deploy preview', PREVIEW, OWN, 'deploy-preview', PREVIEW, PREVIEW],
  ['a branch deploy', BRANCH, OWN, 'branch-deploy', BRANCH, BRANCH],
  ['a preview at its permanent address', DEPLOY, OWN, 'deploy-preview', DEPLOY, DEPLOY],
  ['a preview under another Host', ELSEWHERE, OWN, 'deploy-preview', DEPLOY, DEPLOY],
  ['a preview under the site’s Host', OWN, OWN, 'deploy-preview', DEPLOY, DEPLOY],
  ['netlify dev', LOCAL, undefined, 'dev', PLATFORM, PLATFORM],
  ['one machine', LOCAL, OWN, undefined, OWN, OWN],
  ['one machine without SITE_URL', LOCAL, undefined, undefined, LOCAL, LOCAL],
  ['one machine under another Host', ELSEWHERE, undefined, undefined, undefined, ELSEWHERE],
])('links lead to the right address in %s', (_, requested, siteUrl, context, trusted, any) => {
  expect(linksOf(requested, siteUrl, context)).toEqual([trusted, any])
})

it.each([
  ['production', OWN, 'production', 'mosque.example.org'],
  ['a deploy preview', OWN, 'deploy-preview', 'mosque.example.org'],
  ['a branch deploy', OWN, 'branch-deploy', 'mosque.example.org'],
  ['production without SITE_URL', undefined, 'production', 'mosque.netlify.app'],
  ['a preview without SITE_URL', undefined, 'deploy-preview', 'mosque.netlify.app'],
  ['one machine', OWN, undefined, 'mosque.example.org'],
  ['one machine without SITE_URL', undefined, undefined, 'localhost:8888'],
])('ids contain the host of the site’s own address in %s', (_, siteUrl, context, host) => {
  vi.stubEnv('URL', context ? PLATFORM : LOCAL)
  linksOf(ELSEWHERE, siteUrl, context)
  expect(siteHost()).toBe(host)
})

it('links lead to the machine itself in netlify dev of a project that is not linked', () => {
  vi.stubEnv('SITE_URL', undefined)
  forgetEnv()
  vi.stubGlobal('Netlify', { context: { deploy: { context: '', id: '' }, site: {} } })
  expect(siteOrigin(new Request('http://localhost:8888/events.json'))).toBe('http://localhost:8888')
})
