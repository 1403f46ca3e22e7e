import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/time/civil.ts'
import {
  calendar,
  HEALTH,
  healthyPage,
  json,
  KEPT,
  ORIGIN,
  type Responses,
  redirectTo,
  robots,
  SAFE,
  sitemap,
  siteWith,
  times,
  today,
} from '../testing/healthySite.ts'
import type { CheckResult } from './check.ts'
import { checkSite } from './run.ts'
import { type CheckedSite, siteClient } from './site.ts'
import { rows } from './table.ts'

async function check(site: CheckedSite): Promise<CheckResult[]> {
  const all: CheckResult[] = []
  for await (const findings of checkSite(site)) all.push(...findings)
  return all
}

/** What is not in order on a site with these faults. */
const unusual = async (faults: Responses) =>
  (await check(siteWith(faults))).filter(({ verdict }) => verdict !== 'ok')

describe('the check of a site', () => {
  it('reports no failure for a healthy site', async () => {
    expect(await unusual({})).toEqual([])
  })

  it('reports one failure when the site cannot be reached', async () => {
    const site = siteClient(ORIGIN, async () => {
      throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })
    })
    expect(await check(site)).toEqual([
      {
        area: 'site',
        subject: ORIGIN,
        verdict: 'FAILED',
        detail: 'fetch failed: connect ECONNREFUSED',
      },
    ])
  })

  it.each<[fault: string, faults: Responses, row: string]>([
    ['a page that fails', { '/about': () => healthyPage('/about', 500) }, '/about  FAILED  500'],
    [
      'a page cut off',
      {
        '/about': () =>
          new Response('<title>A</title>', { headers: { 'content-type': 'text/html' } }),
      },
      '/about  FAILED  ends before its end',
    ],
    [
      'a private project',
      { '/': () => new Response('Log in', { status: 401 }) },
      '/  FAILED  set Project visibility to public',
    ],
    [
      'a missing script',
      { '/_astro/a.js': () => healthyPage('/_astro/a.js', 404) },
      'their scripts, styles and fonts  FAILED  /_astro/a.js: status 404',
    ],
    [
      'a canonical address of another page',
      { '/about': () => healthyPage('/contact') },
      'their canonical addresses  FAILED  /about names /contact',
    ],
    [
      'a response without JSON',
      { '/api/events': () => healthyPage('/api/events') },
      'GET /api/events  FAILED  text/html instead of JSON',
    ],
    [
      'prayer times that end today',
      { '/api/prayertimes': () => times(today) },
      `GET /api/prayertimes  FAILED  has no times for ${addDays(today, 1)}`,
    ],
    [
      'a function that does not load',
      { '/api/login': () => new Response('', { status: 502 }) },
      'refused: sign-in without a password  FAILED  502 instead of 400',
    ],
    [
      'a page without HSTS',
      {
        '/admin/events': () =>
          new Response('', { headers: { ...SAFE, 'strict-transport-security': 'max-age=0' } }),
      },
      'of the panel  FAILED  strict-transport-security is',
    ],
    [
      'a frame for other sites that none may show',
      { '/widget': () => new Response('', { headers: SAFE }) },
      "of the frame for other sites  FAILED  content-security-policy is “frame-ancestors 'none'",
    ],
    [
      'scripts from anywhere',
      {
        '/': () =>
          new Response('', {
            headers: {
              ...SAFE,
              'content-security-policy': "frame-ancestors 'none'; script-src 'unsafe-inline'",
            },
          }),
      },
      "scripts only of the site itself  FAILED  script-src is 'unsafe-inline'",
    ],
    [
      'a copy that no purge reached',
      {
        '/events.ics': () =>
          new Response(calendar(1).body, {
            headers: { 'content-type': 'text/calendar', ...KEPT, age: '4000' },
          }),
      },
      '/events.ics  FAILED  4000 s old',
    ],
    [
      'a cache that keeps nothing',
      {
        '/api/theme': () =>
          json({ theme: 'theme-red' }, 200, { 'cache-status': '"Netlify Edge"; fwd=miss' }),
      },
      '/api/theme  note  every request runs the function',
    ],
    [
      'a private response in the cache',
      { '/api/health': () => json(HEALTH, 200, KEPT) },
      '/api/health  FAILED  comes from the cache',
    ],
    [
      'a 404 page with status 200',
      { '/no-such-page': () => healthyPage('/no-such-page') },
      '/no-such-page  FAILED  200 instead of 404',
    ],
    [
      'a redirect to nowhere',
      { '/AlFirdous/info': () => redirectTo('/') },
      '/AlFirdous/info  FAILED  leads to / instead of /alfirdaous/info',
    ],
    [
      'plain HTTP',
      { 'http://mosque.example.org/about': () => healthyPage('/about') },
      'http://mosque.example.org/about  FAILED  200 instead of 301',
    ],
    [
      'no robots.txt',
      { '/robots.txt': () => healthyPage('/robots.txt', 404) },
      '/robots.txt  note  crawlers may read everything',
    ],
    [
      'a robots.txt that fails',
      { '/robots.txt': () => healthyPage('/robots.txt', 503) },
      '/robots.txt  FAILED  status 503',
    ],
    [
      'a robots.txt that keeps all away',
      { '/robots.txt': () => robots('User-agent: bot\nUser-agent: *\nDisallow: /\n') },
      '/robots.txt  FAILED  keeps all crawlers away',
    ],
    [
      'a sitemap with a missing page',
      { '/sitemap.xml': () => sitemap(`${ORIGIN}/no-such-page`) },
      'sitemap  FAILED  /no-such-page: status 404',
    ],
    [
      'a sitemap with a date of its own kind',
      { '/sitemap.xml': () => sitemap(`${ORIGIN}/about`, 'Nov 22') },
      'sitemap  FAILED  “Nov 22” is not a W3C date',
    ],
    [
      'a sitemap of another site',
      { '/sitemap.xml': () => sitemap('https://old.example.org/') },
      'sitemap  note  1 of them not at',
    ],
    [
      'no sitemap behind its address',
      { '/sitemap.xml': () => new Response('<rss></rss>') },
      'sitemap  FAILED  is no sitemap',
    ],
    [
      'a missing secret',
      { '/api/health': () => json({ ...HEALTH, signIn: 'no secret' }) },
      'signing in  FAILED  SESSION_SECRET',
    ],
    [
      'saves that fail',
      { '/api/health': () => json({ ...HEALTH, writes: { state: 'failing', since: '2026' } }) },
      'saves  FAILED  fail since 2026',
    ],
    [
      'storage that fails',
      { '/api/health': () => json({ ...HEALTH, ok: false, storage: 'failing' }, 503) },
      'storage  FAILED  cannot be read',
    ],
    ['no mail', { '/api/health': () => json({ ...HEALTH, mail: 'off' }) }, 'mail  note  SMTP_URL'],
    [
      'a failed rebuild',
      { '/api/health': () => json({ ...HEALTH, build: { state: 'failed', at: null } }) },
      'build  FAILED  failed',
    ],
  ])('reports %s', async (_, faults, row) => {
    const printed = rows(await unusual(faults)).map(line => line.trim().split(/ {2,}/))
    const [subject, verdict, detail = ''] = row.split('  ')
    expect(printed).toContainEqual([subject, verdict, expect.stringContaining(detail)])
  })
})
