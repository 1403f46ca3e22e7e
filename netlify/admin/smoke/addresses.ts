import { type CheckResult, type Detail, demand, runCheck } from './check.ts'
import { checkedPage } from './pages.ts'
import type { CheckedSite } from './site.ts'

/** Addresses without a page: of files, and of the function for events newer than the build. */
const UNKNOWN = ['/no-such-page', '/alfirdaous/no-such-page', '/events/no-such-event']

type Redirect = readonly [from: string, to: string]

const REDIRECTS: readonly Redirect[] = [
  ['/prayer-times.ics?prayers=jumuah,fajr', '/prayer-times.ics?prayers=fajr,jumuah'],
]

/** Of a site that has the school, where the specification puts it. */
const OF_SCHOOL: readonly Redirect[] = [
  ['/alfirdous/Calendar', '/alfirdaous/calendar'],
  ['/AlFirdous/info', '/alfirdaous/info'],
]

/** Checks that unknown addresses are 404 with the site's own page, and that redirects lead on. */
export async function checkAddresses(site: CheckedSite): Promise<CheckResult[]> {
  const hasSchool = (await site.fetch('/alfirdaous')).status === 200
  const rows = [
    ...UNKNOWN.map(path =>
      runCheck('404', path, async () => {
        const page = await checkedPage(site, path, 404)
        demand(page.text.includes('href="/"'), 'has no link to the home page')
        return `404, the site’s own page, ${page.ms} ms`
      }),
    ),
    runCheck('404', '/api/uploads/no-such-picture', async () => {
      const { status } = await site.fetch('/api/uploads/no-such-picture')
      demand(status === 404, `status ${status} instead of 404`)
      return '404'
    }),
    ...[...(hasSchool ? OF_SCHOOL : []), ...REDIRECTS].map(([from, to]) =>
      runCheck('redirects', from, () => checkRedirect(site, from, to)),
    ),
  ]
  const { host, protocol } = new URL(site.origin)
  if (protocol === 'https:') {
    rows.push(
      runCheck('redirects', `http://${host}/about`, () =>
        checkRedirect(site, `http://${host}/about`, '/about'),
      ),
    )
  }
  return Promise.all(rows)
}

async function checkRedirect(site: CheckedSite, from: string, to: string): Promise<Detail> {
  const { status, headers } = await site.fetch(from)
  demand([301, 308].includes(status), `status ${status} instead of 301`)
  const location = headers.get('location') ?? ''
  demand(
    URL.canParse(location, site.origin) && new URL(location, site.origin).href === site.origin + to,
    `leads to ${location || 'nowhere'} instead of ${to}`,
  )
  const target = await site.fetch(to)
  demand(target.status === 200, `leads to ${to}, whose status is ${target.status}`)
  return `${status} to ${to}`
}
