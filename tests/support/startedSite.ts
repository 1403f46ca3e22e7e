import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'

/** The current time of a site under test: a Saturday, six days before the seed's change. */
const SITE_NOW = '2026-11-21T17:00:00Z'
/** Turns automatic rebuilds off in effect: a day after the last save. */
export const NO_REBUILD = { REBUILD_AFTER_SECONDS: '86400' }
/** A channel, so that pages ask for its videos; nothing responds at its address. */
const CHANNEL = {
  YOUTUBE_CHANNEL_ID: 'UC0123456789abcdefghij-_',
  YOUTUBE_API_URL: 'http://127.0.0.1:9',
}
/** The push service of browsers under test: nothing responds at its address either. */
const PUSH = { PUSH_SERVICES: 'http://127.0.0.1:9' }
/** A first build beside the unit tests takes minutes on a slow machine; it is given ten itself. */
const START_WITHIN_MS = 11 * 60_000
const RESPONSE_WITHIN_MS = 20_000

/** The sites of tests do not hash slowly: a sign-in would take longer than most pages. */
const QUICK_PASSWORDS = ['--import', './tests/support/quickPasswords.ts']

/** A site that runs in its own process. */
export interface StartedSite {
  url: string
  /** What it printed, including the first admin's e-mail and password. */
  output: string
  /** Stops it, and waits for its end. */
  stop: () => Promise<void>
}

/**
 * Starts the site as `npm start` does, with its own storage, and waits until it responds at its
 * address. Rejects with an Error that says why there is no site to test; then none is left running.
 */
export async function startSite(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<StartedSite> {
  const site = await printedSite(dataDir, env)
  try {
    await expectResponse(site.url)
    return site
  } catch (error) {
    await site.stop()
    throw error
  }
}

/** Requests an address. Rejects with an Error that names it and the reason when nothing responds. */
export async function expectResponse(url: string): Promise<void> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(RESPONSE_WITHIN_MS) })
  } catch (error) {
    const { message, cause } = error as Error
    const reason = cause instanceof Error ? cause.message : message
    throw new Error(
      `The site runs, but cannot be reached at ${url}: ${reason}. The browser tests need this address.`,
    )
  }
}

/** Starts the site, and waits for the address that it prints. */
function printedSite(dataDir: string, env: Readonly<Record<string, string>>): Promise<StartedSite> {
  // The runner of the browser tests keeps the logs of all its sites in a file.
  const { SITES_LOG } = process.env
  const log = SITES_LOG ? openSync(SITES_LOG, 'a') : 'inherit'
  const site = spawn('node', [...QUICK_PASSWORDS, 'netlify/local/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      SITE_NOW,
      ADMIN_PASSWORD: '',
      ...CHANNEL,
      ...PUSH,
      ...env,
    },
    stdio: ['ignore', 'pipe', log],
  })
  if (typeof log === 'number') closeSync(log)
  // A test that breaks off must not leave it running.
  const kill = () => site.kill('SIGKILL')
  process.once('exit', kill)
  return new Promise((resolve, reject) => {
    let output = ''
    const timer = setTimeout(() => {
      site.kill('SIGKILL')
      reject(new Error(`The site did not start within ${START_WITHIN_MS / 1000} s:\n${output}`))
    }, START_WITHIN_MS)
    site.stdout?.on('data', chunk => {
      output += chunk
      const url = /http:\/\/localhost:\d+/.exec(output)?.[0]
      if (!url || !output.includes('Ctrl+C stops it')) return
      clearTimeout(timer)
      const stop = async () => {
        process.off('exit', kill)
        if (site.exitCode !== null) return
        site.kill('SIGTERM')
        await once(site, 'exit')
      }
      resolve({ url, output, stop })
    })
    site.on('exit', code => reject(new Error(`The site ended with ${code}:\n${output}`)))
  })
}
