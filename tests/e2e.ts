import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './support/browser.ts'
import { startSite } from './support/startedSite.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'site-under-test-'))
let status = 1
try {
  const browser = ensureBrowser()
  // No rebuild under way slows the tests down: those of rebuilds start a site of their own.
  // Trusting a proxy lets tests be visitors from different addresses, each with limits of its own.
  const { url, said, stop } = await startSite(dataDir, {
    TRUST_PROXY: '1',
    REBUILD_AFTER_SECONDS: '3600',
  })
  const firstStart = join(dataDir, 'first-start.txt')
  writeFileSync(firstStart, said)
  const ended = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: browser, SITE_UNDER_TEST: url, FIRST_START: firstStart },
  })
  status = ended.status ?? 1
  stop()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
} finally {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}
process.exit(status)
