import { addDays, civilDateIn } from '#domain/time/civil.ts'
import { type CheckResult, demand, runCheck } from './check.ts'
import { type CheckedSite, type Fetched, fetchWith, jsonOf, summary } from './site.ts'

const AREA = 'API'

/** What visitors' pages request, with what has to be in the response. */
const READS: Readonly<Record<string, (json: Record<string, unknown>) => void>> = {
  '/api/content': json => demand(json.home && json.header, 'has no page home or header'),
  '/api/newer?since=0&events=1': json =>
    demand(
      json.content && json.prayer && json.notices && json.events,
      'has no content, prayer times, notices or events',
    ),
  '/api/events': json => demand(Array.isArray(json), 'is not a list'),
  '/api/notices': json => demand(Array.isArray(json.notices), 'has no list of notices'),
  '/api/prayertimes': json => {
    demand(Array.isArray(json.info) && typeof json.zone === 'string', 'has no info or no zone')
    const today = civilDateIn(json.zone, new Date())
    for (const day of [today, addDays(today, 1)]) {
      demand(
        json.info.some((row: { iso?: unknown }) => row.iso === day),
        `has no times for ${day}`,
      )
    }
  },
  '/api/settings': json => demand(json.settings, 'has no settings'),
  '/api/theme': json =>
    demand(/^theme-\w+$/.test(String(json.theme)), `the theme is ${json.theme}`),
  '/api/youtube': json => demand(Array.isArray(json.otherVideos), 'has no list of videos'),
  '/api/contact/token': json => demand(json.token, 'has no token'),
}

/** Requests that must be refused, each by a function of its own: nothing is stored or sent. */
const REFUSALS: readonly (readonly [
  subject: string,
  path: string,
  init: RequestInit,
  status: number,
  code: string,
])[] = [
  ['sign-in without a password', '/api/login', json({}), 400, 'invalid'],
  ['session status, signed out', '/api/session-status', {}, 401, 'signed_out'],
  ['message from another site', '/api/contact', fromElsewhere(), 403, 'cross_site'],
  ['DELETE of the theme', '/api/theme', { method: 'DELETE' }, 405, 'method_not_allowed'],
  ['unknown address', '/api/no-such-address', {}, 404, 'not_found'],
]

/** Checks that the API responds with the data that pages need, and refuses what it must. */
export async function checkApi(site: CheckedSite): Promise<CheckResult[]> {
  return Promise.all([
    ...Object.entries(READS).map(([path, check]) =>
      runCheck(AREA, `GET ${path}`, async () => {
        const fetched = await fetchWith(site, path, 200)
        check(jsonOf(fetched))
        return summary(fetched)
      }),
    ),
    ...REFUSALS.map(([subject, path, init, status, code]) =>
      runCheck(AREA, `refused: ${subject}`, async () => {
        const fetched: Fetched = await fetchWith(site, path, status, init)
        const body = jsonOf(fetched)
        demand(body.code === code, `code ${body.code} instead of ${code}`)
        demand(body.success === false && body.error, 'the response has no text for a person')
        return `${status} ${code}, ${fetched.ms} ms`
      }),
    ),
  ])
}

function json(body: object): RequestInit {
  const headers = { 'content-type': 'application/json' }
  return { method: 'POST', headers, body: JSON.stringify(body) }
}

function fromElsewhere(): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
    body: '{}',
  }
}
