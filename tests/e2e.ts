import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './support/browser.ts'
import { portFor, prepareSite } from './support/preparedSite.ts'
import { NO_REBUILD, startSite } from './support/startedSite.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'site-under-test-'))
let status = 1
try {
  const browser = ensureBrowser()
  const prepared = await prepareSite()
  prepared.copyTo(dataDir)
  // A copy, since another run may prepare a site of newer sources in the meantime.
  const firstStart = join(dataDir, 'first-start.txt')
  copyFileSync(prepared.firstStart, firstStart)
  // No rebuild under way slows the tests down: those of rebuilds start a site of their own.
  // Trusting a proxy lets tests be visitors from different addresses, each with limits of its own.
  const { url, stop } = await startSite(dataDir, {
    PORT: await portFor(prepared.url),
    TRUST_PROXY: '1',
    ...NO_REBUILD,
  })
  const ended = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: browser,
      SITE_UNDER_TEST: url,
      FIRST_START: firstStart,
    },
  })
  status = ended.status ?? 1
  await stop()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
} finally {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}
process.exit(status)
