import { checkAddresses } from './addresses.ts'
import { checkApi } from './api.ts'
import { checkCaching } from './caching.ts'
import { type CheckResult, runCheck } from './check.ts'
import { checkCrawlers } from './crawlers.ts'
import type { Credentials } from './credentials.ts'
import { checkFeeds } from './feeds.ts'
import { checkFreshness } from './freshness.ts'
import { checkHeaders } from './headers.ts'
import { checkHealthReport } from './health.ts'
import { checkPages } from './pages.ts'
import { type CheckedSite, summary } from './site.ts'

const AREAS = [
  checkPages,
  checkApi,
  checkHeaders,
  checkCaching,
  checkAddresses,
  checkFeeds,
  checkCrawlers,
  checkHealthReport,
]

/**
 * Checks a deployed site from outside, area by area. Without credentials nothing is changed; with
 * them an edit is made and taken back. A site that does not respond at all is one failure.
 */
export async function* checkSite(
  site: CheckedSite,
  credentials?: Credentials,
): AsyncGenerator<CheckResult[]> {
  const reached = await runCheck('site', site.origin, async () => summary(await site.fetch('/')))
  yield [reached]
  if (reached.verdict === 'FAILED') return
  for (const check of AREAS) yield await check(site)
  if (credentials) yield await checkFreshness(site, credentials)
}
