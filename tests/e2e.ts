import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './support/browser.ts'
import { portFor, prepareSite } from './support/preparedSite.ts'
import { NO_REBUILD, startSite } from './support/startedSite.ts'
import { startVideoUpstream } from './support/videoUpstream.ts'

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
      FIRST_START: firstStart,
    },
  })
  const [code] = (await once(tests, 'exit')) as [number | null]
  status = code ?? 1
  await stop()
  await upstream.close()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
} finally {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}
process.exit(status)
