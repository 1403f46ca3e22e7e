import { spawn } from 'node:child_process'
import { once } from 'node:events'

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
const START_WITHIN_MS = 170_000

/** A site that runs in its own process. */
export interface StartedSite {
  url: string
  /** What it printed, including the first admin's e-mail and password. */
  output: string
  /** Stops it, and waits for its end. */
  stop: () => Promise<void>
}

/** Starts the site as `npm start` does, with its own storage, and waits for its address. */
export function startSite(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<StartedSite> {
  const site = spawn('node', ['netlify/local/main.ts'], {
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
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    let output = ''
    const timer = setTimeout(() => {
      site.kill('SIGKILL')
      reject(new Error(`The site did not start within ${START_WITHIN_MS / 1000} s:\n${output}`))
    }, START_WITHIN_MS)
    site.stdout.on('data', chunk => {
      output += chunk
      const url = /http:\/\/localhost:\d+/.exec(output)?.[0]
      if (!url || !output.includes('Ctrl+C stops it')) return
      clearTimeout(timer)
      const stop = async () => {
        if (site.exitCode !== null) return
        site.kill('SIGTERM')
        await once(site, 'exit')
      }
      resolve({ url, output, stop })
    })
    site.on('exit', code => reject(new Error(`The site ended with ${code}:\n${output}`)))
  })
}
