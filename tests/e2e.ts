import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './support/browser.ts'

/** The day the site under test takes for today: a Saturday, six days before the seed's change. */
const SITE_NOW = '2026-11-21T17:00:00Z'
const START_WITHIN_MS = 170_000

/** Starts the site as `npm start` does, with storage of its own, and waits for its address. */
function startSite(dataDir: string): Promise<{ url: string; said: string; stop: () => void }> {
  const site = spawn('node', ['netlify/local/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, SITE_NOW, ADMIN_PASSWORD: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => {
      site.kill('SIGKILL')
      reject(new Error(`The site did not start within ${START_WITHIN_MS / 1000} s:\n${said}`))
    }, START_WITHIN_MS)
    site.stdout.on('data', chunk => {
      said += chunk
      const url = /http:\/\/localhost:\d+/.exec(said)?.[0]
      if (!url || !/sign in|password/i.test(said)) return
      clearTimeout(timer)
      resolve({ url, said, stop: () => void site.kill('SIGTERM') })
    })
    site.on('exit', code => reject(new Error(`The site ended with ${code}:\n${said}`)))
  })
}

const dataDir = mkdtempSync(join(tmpdir(), 'site-under-test-'))
let status = 1
try {
  const browser = ensureBrowser()
  const { url, said, stop } = await startSite(dataDir)
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
