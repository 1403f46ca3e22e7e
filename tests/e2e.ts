import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './support/browser.ts'
import { portFor, preparedSite, prepareSite } from './support/preparedSite.ts'
import { NO_REBUILD, startSite } from './support/startedSite.ts'
import { startVideoUpstream } from './support/videoUpstream.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-under-test-'))
/** What the sites under test log, which is read only when something failed. */
const log = join(folder, 'sites.log')
process.env.SITES_LOG = log
let status = 1
try {
  const browser = ensureBrowser()
  // A copy, since another run may prepare a site of newer sources in the meantime.
  const copy = join(folder, 'prepared')
  cpSync(await prepareSite(), copy, { recursive: true })
  const prepared = preparedSite(copy)
  const dataDir = join(folder, 'data')
  prepared.copyTo(dataDir)
  // No rebuild under way slows the tests down: those of rebuilds start a site of their own.
  // Trusting a proxy lets tests be visitors from different addresses, each with limits of its own.
  const upstream = await startVideoUpstream()
  const { url, stop } = await startSite(dataDir, {
    PORT: await portFor(prepared.url),
    SITE_URL: prepared.url,
    YOUTUBE_API_URL: upstream.url,
    TRUST_PROXY: '1',
    ...NO_REBUILD,
  })
  const tests = spawn('playwright', ['test', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: browser,
      SITE_UNDER_TEST: url,
      FIRST_START: prepared.firstStart,
      PREPARED_SITE: copy,
    },
  })
  const [code] = (await once(tests, 'exit')) as [number | null]
  status = code ?? 1
  await stop()
  await upstream.close()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
} finally {
  if (status !== 0 && existsSync(log))
    console.error(`The sites under test logged:\n${readFileSync(log, 'utf8')}`)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}
process.exit(status)
