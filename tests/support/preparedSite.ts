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
/** Besides what pages are built from: what fills storage at a first start. */
const SOURCES = ['src', 'netlify', 'public', 'tests/support', 'astro.config.mjs', 'netlify.toml']

/**
 * The site as its first start leaves it, kept between runs and made again once a source changes:
 * a build takes longer than most specs.
 */
export async function prepareSite(): Promise<PreparedSite> {
  const lockfile = readFileSync(join(ROOT, 'package-lock.json'), 'utf8')
  // A day after its first start a site rebuilds itself.
  const today = new Date().toISOString().slice(0, 10)
  const folder = join(KEPT, fingerprint(ROOT, [lockfile, today], SOURCES))
  const dataDir = join(folder, 'data')
  const firstStart = join(folder, 'first-start.txt')
  const address = join(folder, 'address.txt')
  if (!existsSync(folder)) {
    for (const older of existsSync(KEPT) ? readdirSync(KEPT) : [])
      rmSync(join(KEPT, older), { recursive: true, force: true })
    const draft = `${folder}.${process.pid}`
    mkdirSync(draft, { recursive: true })
    const { url, output } = await startOnce(join(draft, 'data'))
    writeFileSync(join(draft, 'first-start.txt'), output)
    writeFileSync(join(draft, 'address.txt'), url)
    renameSync(draft, folder)
  }
  return {
    url: readFileSync(address, 'utf8'),
    firstStart,
    copyTo: target => cpSync(dataDir, target, { recursive: true }),
  }
}

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
