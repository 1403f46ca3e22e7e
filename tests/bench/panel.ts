import { startBrowser } from '../support/browser.ts'
import { LIMITS, STARTS } from './limits.ts'
import { type Metered, meter } from './meter.ts'
import { report } from './report.ts'

/** After the last response, for what a script requests next. */
const QUIET_MS = 1_500

/** Prints what the dashboard requests in a new profile, and once more with the browser's cache. */
export async function benchPanel(site: string): Promise<void> {
  using metered = await meter(site)
  await using browser = await startBrowser()
  const signingIn = await browser.newPage()
  await signingIn.goto(`${metered.url}/login`, { waitUntil: 'networkidle' })
  await signingIn.getByLabel(/e-?mail/i).fill('bench-0@example.org')
  await signingIn.getByLabel('Password', { exact: true }).fill('the password of the bench')
  await signingIn.getByRole('button', { name: 'Sign in', exact: true }).click()
  await signingIn.waitForURL('**/admin')
  await signingIn.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await metered.untilQuiet(QUIET_MS)
  const storageState = await signingIn.context().storageState()
  await signingIn.close()
  metered.take()
  const page = await browser.newPage({ storageState, viewport: { width: 1440, height: 900 } })
  const open = async (): Promise<Metered[]> => {
    await page.goto(`${metered.url}/admin`)
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
    await metered.untilQuiet(QUIET_MS)
    return metered.take()
  }
  const [first, second] = [await open(), await open()]
  const bytes = first.reduce((sum, one) => sum + one.bytes, 0)
  report('The panel’s dashboard', [
    {
      name: 'requests',
      value: first.length,
      unit: '',
      limit: LIMITS.panel.requests,
      start: STARTS.panel.requests,
    },
    {
      name: 'transferred',
      value: bytes / 1024,
      unit: 'KB',
      limit: LIMITS.panel.all,
      start: STARTS.panel.all,
    },
    { name: 'requests, reloaded', value: second.length, unit: '', limit: LIMITS.panel.reloaded },
  ])
}
