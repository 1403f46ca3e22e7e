import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** The day a site under test takes for today: a Saturday, six days before the seed's change. */
const SITE_NOW = '2026-11-21T17:00:00Z'
/** For a site whose pages are not to be rebuilt by themselves: a day after the last save. */
export const NO_REBUILD = { REBUILD_AFTER_SECONDS: '86400' }
const START_WITHIN_MS = 170_000

/** A site that runs in a process of its own. */
export interface StartedSite {
  url: string
  /** What it printed: the first admin's e-mail and password among it. */
  said: string
  /** Asks it to end, and waits until it has. */
  stop: () => Promise<void>
}

/** Starts the site as `npm start` does, with storage of its own, and waits for its address. */
export function startSite(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<StartedSite> {
  const site = spawn('node', ['netlify/local/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, SITE_NOW, ADMIN_PASSWORD: '', ...env },
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
      if (!url || !said.includes('Ctrl+C stops it')) return
      clearTimeout(timer)
      const stop = async () => {
        if (site.exitCode !== null) return
        site.kill('SIGTERM')
        await once(site, 'exit')
      }
      resolve({ url, said, stop })
    })
    site.on('exit', code => reject(new Error(`The site ended with ${code}:\n${said}`)))
  })
}
