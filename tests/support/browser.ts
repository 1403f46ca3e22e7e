import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Names of a Chromium; the one without windows, Debian's package, needs a quarter less of the processor. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const MAC_PATH = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const DOWNLOAD_MS = 5 * 60_000

function onPath(name: string): string | undefined {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return found.status === 0 ? found.stdout.trim() : undefined
}

/** A browser that is already here: Playwright's own, else a system Chromium or Chrome. */
function presentBrowser(): string | undefined {
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  for (const name of SYSTEM_NAMES) {
    const path = onPath(name)
    if (path) return path
  }
  return existsSync(MAC_PATH) ? MAC_PATH : undefined
}

function run(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'inherit', timeout: DOWNLOAD_MS })
    return true
  } catch {
    return false
  }
}

/**
 * The path of a Chromium for the browser tests, installed when there is none: first Playwright's
 * download, then Debian's package where this user may install one. Throws with what to install.
 */
export function ensureBrowser(): string {
  const present = presentBrowser()
  if (present) return present
  console.log('No Chromium found: installing one for the browser tests.')
  const isRoot = process.getuid?.() === 0
  const installed =
    run('npx', ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']) ||
    (isRoot &&
      onPath('apt-get') !== undefined &&
      run('apt-get', ['update']) &&
      run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']))
  const path = installed ? presentBrowser() : undefined
  if (path) return path
  throw new Error(
    'The browser tests need Chromium. Install it with `npx playwright install --with-deps chromium` or, on Debian, `sudo apt-get install chromium`.',
  )
}
