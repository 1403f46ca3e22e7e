import { FEEDS, type Feed } from '#contract/feeds.ts'
import { addDays, civilDateIn } from '#domain/time/civil.ts'
import { siteClient } from '../smoke/site.ts'

export const ORIGIN = 'https://mosque.example.org'
export const SAFE = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "frame-ancestors 'none'; script-src 'self' 'sha256-x'",
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=()',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'cache-control': 'public, max-age=0, must-revalidate',
  etag: '"1"',
}
export const KEPT = { 'cache-status': '"Netlify Edge"; hit', age: '12' }
/** For pages of other sites. */
const OPEN = { 'access-control-allow-origin': '*' }
export const today = civilDateIn('America/New_York', new Date())

export const healthyPage = (path: string, status = 200) =>
  new Response(
    `<title>A page</title><link rel="canonical" href="${ORIGIN}${path}"><a href="/">Home</a><a href="/about">About</a><a class="x" href="/contact#map">Map</a><script src="/_astro/a.js"></script></html>`,
    { status, headers: { ...SAFE, 'content-type': 'text/html' } },
  )
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, {
    status,
    headers: {
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
      'strict-transport-security': 'max-age=31536000',
      'cache-control': 'private, no-store',
      ...headers,
    },
  })
export const refusal = (status: number, code: string) =>
  json({ success: false, error: 'No.', code }, status)
export const calendar = (events: number) =>
  new Response(
    `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${'BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261122T120000Z\r\nEND:VEVENT\r\n'.repeat(events)}END:VCALENDAR\r\n`,
    { headers: { ...KEPT, 'content-type': 'text/calendar; charset=utf-8' } },
  )
export const atom = (entry = '') =>
  new Response(
    `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><id>a</id><title>A</title><updated>2026-11-22T08:00:00Z</updated>${entry}</feed>`,
    { headers: { ...KEPT, 'content-type': 'application/atom+xml; charset=utf-8' } },
  )
export const redirectTo = (location: string) =>
  new Response(null, { status: 301, headers: { location } })
export const sitemap = (loc: string, lastmod = '2026-11-22') =>
  new Response(
    `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${loc}</loc><lastmod>${lastmod}</lastmod></url></urlset>`,
  )
export const robots = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
export const HEALTH = {
  ok: true,
  storage: 'ok',
  unreadable: { counts: {}, documents: [] },
  writes: { state: 'ok', since: null },
  space: { state: 'unknown', freeBytes: null },
  backup: { state: 'unknown', at: null },
  offsite: { state: 'off', at: null },
  mail: 'configured',
  signIn: 'ready',
  build: { state: 'current', at: '2026-11-22T08:00:00.000Z' },
  videos: { state: 'current', at: '2026-11-22T08:00:00.000Z' },
}
export const times = (...days: string[]) =>
  json({ info: days.map(iso => ({ iso })), zone: 'America/New_York' }, 200, { ...KEPT, ...OPEN })

const EMPTY: Record<Feed['type'], () => Response> = {
  'text/calendar': () => calendar(0),
  'application/feed+json': () => json({ version: 'https://jsonfeed.org/version/1.1', items: [] }),
  'application/atom+xml': () => atom(),
}

/** Responses by path, by whole address where it is another origin's. */
export type Responses = Record<string, (init: RequestInit) => Response>

/** A healthy site, by path; every other path is a page. */
const HEALTHY: Responses = {
  '/_astro/a.js': () =>
    new Response('', { headers: { 'cache-control': 'public, max-age=31536000, immutable' } }),
  '/': ({ headers }) =>
    new Headers(headers).has('if-none-match')
      ? new Response(null, { status: 304 })
      : healthyPage('/'),
  '/no-such-page': () => healthyPage('/no-such-page', 404),
  '/alfirdaous/no-such-page': () => healthyPage('/alfirdaous/no-such-page', 404),
  '/events/no-such-event': () => healthyPage('/events/no-such-event', 404),
  '/api/content': () => json({ home: {}, header: {} }),
  '/api/newer?since=0': () => json({ content: { changed: {} }, prayer: {} }, 200, KEPT),
  '/api/newer?since=0&events=1': () =>
    json({ content: { changed: {} }, prayer: {}, notices: {}, events: [] }),
  '/api/events': () => json([], 200, KEPT),
  '/api/notices': () => json({ notices: [] }, 200, KEPT),
  '/api/prayertimes': () => times(today, addDays(today, 1)),
  [`/prayer-times/${new Date().getFullYear()}.json`]: () => json({}, 200, OPEN),
  '/widget': () =>
    new Response('', { headers: { ...SAFE, 'content-security-policy': 'frame-ancestors *' } }),
  '/api/settings': () => json({ settings: {} }),
  '/api/theme': ({ method }) =>
    method === 'DELETE'
      ? refusal(405, 'method_not_allowed')
      : json({ theme: 'theme-green' }, 200, KEPT),
  '/api/youtube': () => json({ otherVideos: [] }),
  '/api/contact/token': () => json({ token: 'x' }),
  '/api/login': () => refusal(400, 'invalid'),
  '/api/session-status': () => refusal(401, 'signed_out'),
  '/api/contact': () => refusal(403, 'cross_site'),
  '/api/no-such-address': () => refusal(404, 'not_found'),
  '/api/uploads/no-such-picture': () => refusal(404, 'not_found'),
  '/alfirdous/Calendar': () => redirectTo('/alfirdaous/calendar'),
  '/AlFirdous/info': () => redirectTo(`${ORIGIN}/alfirdaous/info`),
  'http://mosque.example.org/about': () => redirectTo(`${ORIGIN}/about`),
  ...Object.fromEntries(Object.values(FEEDS).map(({ path, type }) => [path, EMPTY[type]])),
  '/prayer-times.ics': () => calendar(200),
  '/prayer-times.ics?prayers=jumuah,fajr': () =>
    redirectTo('/prayer-times.ics?prayers=fajr,jumuah'),
  '/events.ics': () => calendar(1),
  '/events.json': () =>
    json({
      version: 'https://jsonfeed.org/version/1.1',
      items: [{ id: 'e1', url: `${ORIGIN}/events/tea-e1` }],
    }),
  '/events.xml': () =>
    atom(
      `<entry><id>e1</id><title>Tea</title><updated>2026-11-22T08:00:00Z</updated><link href="${ORIGIN}/about"/></entry>`,
    ),
  '/robots.txt': () => robots(`User-agent: *\nAllow: /\nSitemap: ${ORIGIN}/sitemap.xml\n`),
  '/sitemap.xml': () => sitemap(`${ORIGIN}/about`),
  '/api/health': () => json(HEALTH),
}

/** The site in order, but for these responses. */
export const siteWith = (faults: Responses = {}) =>
  siteClient(ORIGIN, async (input, init = {}) => {
    const address = new URL(String(input))
    const path = address.pathname + address.search
    const key = address.origin === ORIGIN ? path : address.href
    return (faults[key] ?? HEALTHY[key] ?? (() => healthyPage(path)))(init)
  })
