import { isExampleEmail } from '#config/examples.ts'
import { siteNow } from '../clock.ts'
import { readSiteTexts } from '../content/site.ts'
import { type FeedBody, feedBody, feedResponse } from '../feeds/response.ts'
import type { Route } from '../http/handle.ts'
import { configuredOrigin } from '../siteOrigin.ts'

const PATH = '/.well-known/security.txt'
const FILE = {
  path: PATH,
  type: 'text/plain',
  tags: ['content', 'settings'],
  absent: 'This site names no contact.',
} as const

/** What a `mailto:` address can hold as it is; the field of the panel takes any text. */
const EMAIL = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/

/**
 * Whom to tell of a vulnerability (RFC 9116): the address that visitors see, which is not promised
 * for more than half a year. 404 while it is an example, since nobody would read the report.
 */
export const securityTxt: Route = {
  path: PATH,
  respond: request => feedResponse(request, FILE, () => make(configuredOrigin(request))),
}

async function make(origin: string | undefined): Promise<FeedBody | undefined> {
  const email = (await readSiteTexts()).email.trim()
  if (isExampleEmail(email) || !EMAIL.test(email)) return undefined
  const expires = siteNow()
  expires.setUTCMonth(expires.getUTCMonth() + 6)
  // The start of the day, so that copies of a day are the same.
  expires.setUTCHours(0, 0, 0, 0)
  const lines = [`Contact: mailto:${email}`, `Expires: ${expires.toISOString()}`]
  if (origin) lines.push(`Canonical: ${origin}${PATH}`)
  return feedBody(`${lines.join('\n')}\n`)
}
