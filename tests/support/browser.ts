import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { ROOT } from '#local/project.ts'
import { BROWSER_ARGS } from './browserArgs.ts'

/** 67 MB that only browser tests need, so that `npm ci` does not bring them. */
const SHELL = { name: '@sparticuz/chromium', version: '153.0.0' }
/** Names of a Chromium where the packed one does not run. */
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

/**
 * Chromium's shell without windows, which needs a third less of the processor: downloaded from npm
 * at the first use. Undefined where it does not run (it is made for Linux on x64), where there is no
 * typeface for it, or without a network.
 */
function packedShell(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  if (!existsSync('/etc/fonts/fonts.conf')) return undefined
  const path = join(ROOT, 'node_modules/.cache/chromium', SHELL.version)
  if (!existsSync(path) && !downloadShell(path)) return undefined
  return spawnSync(path, ['--version']).status === 0 ? path : undefined
}

function downloadShell(path: string): boolean {
  const folder = `${path}.${process.pid}`
  mkdirSync(folder, { recursive: true })
  try {
    const pack = [
      'pack',
      `${SHELL.name}@${SHELL.version}`,
      '--silent',
      '--pack-destination',
      folder,
    ]
    const archive = execFileSync('npm', pack, { encoding: 'utf8', timeout: DOWNLOAD_MS }).trim()
    const packed = 'package/bin/chromium.br'
    execFileSync('tar', ['-xzf', join(folder, archive), '-C', folder, packed])
    const unpacked = join(folder, 'shell')
    writeFileSync(unpacked, brotliDecompressSync(readFileSync(join(folder, packed))), {
      mode: 0o755,
    })
    renameSync(unpacked, path)
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A browser that is already here, or the small one from npm, Playwright's own, or the system's. */
function presentBrowser(): string | undefined {
  const packed = packedShell()
  if (packed) return packed
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

/** The paths of the tests' Chromium and, where there is another, the system's: what people browse with. */
export function browsersHere(): string[] {
  const system = SYSTEM_NAMES.map(onPath).find(path => path !== undefined)
  return [...new Set([ensureBrowser(), ...(system ? [system] : [])])]
}

/** The tests' Chromium, or another; `await using` closes it. */
export const startBrowser = (executablePath = ensureBrowser()) =>
  chromium.launch({ executablePath, args: BROWSER_ARGS })
