import { type CheckResult, demand, runCheck } from './check.ts'
import type { CheckedSite } from './site.ts'

const AREA = 'headers'
type Expected = readonly (readonly [name: string, value: RegExp])[]

const EVERYWHERE: Expected = [['x-content-type-options', /^nosniff$/]]
/** OWASP Secure Headers Project, for what a browser shows. */
const OF_PAGES: Expected = [
  ...EVERYWHERE,
  ['content-security-policy', /frame-ancestors/],
  ['referrer-policy', /./],
  ['permissions-policy', /camera=\(\)/],
  ['cross-origin-opener-policy', /^same-origin$/],
]
/** What pages of other sites may read (CORS). */
const OPEN: Expected = [...EVERYWHERE, ['access-control-allow-origin', /^\*$/]]
/** Only over TLS does a browser heed it (RFC 6797, section 7.2). */
const OVER_TLS: Expected = [['strict-transport-security', /max-age=\d{8,}/]]

const EXPECTED: readonly (readonly [subject: string, path: string, expected: Expected])[] = [
  ['of the home page', '/', OF_PAGES],
  ['of the panel', '/admin/events', OF_PAGES],
  ['of the 404 page', '/no-such-page', OF_PAGES],
  ['of the page for an unknown event', '/events/no-such-event', OF_PAGES],
  [
    'of the frame for other sites',
    '/widget',
    [...EVERYWHERE, ['content-security-policy', /frame-ancestors \*/]],
  ],
  ['of the times for other sites', '/api/prayertimes', OPEN],
  ['of the year’s times for other sites', `/prayer-times/${new Date().getFullYear()}.json`, OPEN],
  ['of the API', '/api/theme', [...EVERYWHERE, ['content-security-policy', /default-src 'none'/]]],
]

/** Checks the headers that keep browsers from being misled. */
export async function checkHeaders(site: CheckedSite): Promise<CheckResult[]> {
  const overTls = site.origin.startsWith('https:') ? OVER_TLS : []
  return Promise.all([
    ...EXPECTED.map(([subject, path, expected]) =>
      runCheck(AREA, subject, async () => {
        const { headers } = await site.fetch(path)
        const all = [...expected, ...overTls]
        for (const [name, value] of all) {
          const found = headers.get(name)
          demand(found !== null, `${name} is missing`)
          demand(value.test(found), `${name} is “${found}”`)
        }
        return `${all.length} headers, each as it should be`
      }),
    ),
    runCheck(AREA, 'scripts only of the site itself', async () => {
      const { headers, text } = await site.fetch('/')
      const inPage = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(text)?.[1]
      const policy = `${headers.get('content-security-policy')}; ${inPage}`
      const scripts = /(?:^|[;,] ?)script-src ([^;,]*)/.exec(policy)?.[1]
      demand(scripts !== undefined, 'the policy has no script-src')
      demand(!/'unsafe-inline'|\*/.test(scripts), `script-src is ${scripts}`)
      return scripts.replace(/'sha256-[^']*'/g, '').includes('https:')
        ? { note: scripts }
        : `'self' and ${scripts.match(/'sha256-/g)?.length ?? 0} hashes`
    }),
  ])
}
