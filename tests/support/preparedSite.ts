import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fingerprint } from '#local/builds/fingerprint.ts'
import { ROOT } from '#local/project.ts'
import { NO_REBUILD, type StartedSite, startSite } from './startedSite.ts'
import { startVideoUpstream } from './videoUpstream.ts'

/** A site that was started once: its storage, its first build and what the start printed. */
export interface PreparedSite {
  /** The address that its pages were built for. */
  url: string
  /** The file with what the first start printed. */
  firstStart: string
  /** Copies storage and build into an empty folder. */
  copyTo: (dataDir: string) => void
}

const KEPT = join(ROOT, 'node_modules/.cache/site-under-test')
/** What the folder of a prepared site holds. */
const DATA = 'data'
const FIRST_START = 'first-start.txt'
const ADDRESS = 'address.txt'
/** Besides what pages are built from: what fills storage at a first start. */
const SOURCES = ['src', 'netlify', 'public', 'tests/support', 'astro.config.mjs', 'netlify.toml']

/**
 * Starts a site once, and returns the folder that holds it. It is kept between runs and made again
 * once a source or the day changes, since a build takes longer than most specs. One process at a
 * time may call this: it removes the site of the day before.
 */
export async function prepareSite(): Promise<string> {
  const lockfile = readFileSync(join(ROOT, 'package-lock.json'), 'utf8')
  // A day after its first start a site rebuilds itself.
  const today = new Date().toISOString().slice(0, 10)
  const folder = join(KEPT, fingerprint(ROOT, [lockfile, today], SOURCES))
  if (!existsSync(folder)) {
    for (const older of existsSync(KEPT) ? readdirSync(KEPT) : [])
      rmSync(join(KEPT, older), { recursive: true, force: true })
    const draft = `${folder}.${process.pid}`
    mkdirSync(draft, { recursive: true })
    const { url, output } = await startOnce(join(draft, DATA))
    writeFileSync(join(draft, FIRST_START), output)
    writeFileSync(join(draft, ADDRESS), url)
    renameSync(draft, folder)
  }
  return folder
}

/** The site in a folder that `prepareSite` returned, or in a copy of it. */
export const preparedSite = (folder: string): PreparedSite => ({
  url: readFileSync(join(folder, ADDRESS), 'utf8'),
  firstStart: join(folder, FIRST_START),
  copyTo: target => cpSync(join(folder, DATA), target, { recursive: true }),
})

/** Starts the site in an empty folder, and stops it. */
async function startOnce(dataDir: string): Promise<Pick<StartedSite, 'url' | 'output'>> {
  const upstream = await startVideoUpstream()
  try {
    const { url, output, stop } = await startSite(dataDir, {
      PORT: await freePort(),
      YOUTUBE_API_URL: upstream.url,
      ...NO_REBUILD,
    })
    // From now on the list of videos is known: it is empty.
    await fetch(`${url}/api/youtube`).finally(stop)
    return { url, output }
  } finally {
    await upstream.close()
  }
}

/** The port of an address if it is still free, else any: the site then builds for another one. */
export async function portFor(url: string): Promise<string> {
  const { port } = new URL(url)
  return freePort(Number(port)).catch(() => '0')
}

function freePort(wanted = 0): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : wanted
      server.close(() => resolve(String(port)))
    })
  })
}
