import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { basename, join } from 'node:path'
import { MINUTE } from '#domain/time/civil.ts'
import type { BuildCommand } from './builder.ts'
import { requireMemory, SMALL_BUNDLER, SMALL_HEAP } from './memory.ts'

/**
 * All that a build inherits: where programs, folders and time zones are, and how Node runs. Like on
 * the platform it gets no access to storage and no secret, whatever name one has.
 */
const INHERITED = [
  ...['PATH', 'HOME', 'TMPDIR', 'LANG', 'LC_ALL', 'TZ', 'NODE_OPTIONS', 'UV_THREADPOOL_SIZE'],
  // Windows finds programs and folders by these.
  ...['SystemRoot', 'USERPROFILE', 'APPDATA', 'LOCALAPPDATA', 'TEMP', 'TMP', 'PATHEXT'],
]

const TIMEOUT_MS = 10 * MINUTE
/** How much of the build's last output goes into the status. */
const TAIL_CHARACTERS = 4000

/**
 * Runs `astro build` in a process of its own, with little memory and at low priority so that the
 * site stays quick. The pages name `siteUrl` as their address, `serviceWorker` is built in; `onLine`
 * receives the build's output. Rejects where the machine has too little memory for it.
 */
export function astroBuild(
  root: string,
  siteUrl: string,
  serviceWorker: 'on' | 'off' = 'on',
  onLine: (line: string) => void = () => {},
): BuildCommand {
  return async ({ folder, snapshotFile, signal }) => {
    requireMemory()
    const inherited = INHERITED.flatMap(name => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    })
    // Astro moves files from its working folder to the finished site, which works within one file
    // system only, and finds the packages from a site inside the project only. So it builds into a
    // working folder of the project, apart from other builds under way, and the result is copied.
    const cwd = join(root, '.astro', `build-${basename(folder)}`)
    const site = join(cwd, 'dist')
    mkdirSync(cwd, { recursive: true })
    const child = spawn(
      process.execPath,
      [
        ...SMALL_HEAP,
        join(root, 'node_modules/astro/bin/astro.mjs'),
        ...['build', '--root', root, '--outDir', site],
      ],
      {
        cwd,
        env: {
          ...Object.fromEntries(inherited),
          ...SMALL_BUNDLER,
          SITE_URL: siteUrl,
          SERVICE_WORKER: serviceWorker,
          SNAPSHOT_FILE: snapshotFile,
          ASTRO_TELEMETRY_DISABLED: '1',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    lower(child)
    const tail = readLines(child, onLine)
    const stop = () => child.kill('SIGKILL')
    signal.addEventListener('abort', stop)
    const timer = setTimeout(stop, TIMEOUT_MS)
    try {
      const [code] = (await once(child, 'close')) as [number | null]
      if (code !== 0) throw new Error(`The build ended with ${code ?? 'a signal'}.\n${tail()}`)
      await cp(site, folder, { recursive: true })
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      rmSync(cwd, { recursive: true, force: true })
    }
  }
}

function lower({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Not every system lets a process do this; then the build runs as any other.
  }
}

function readLines(child: ChildProcess, onLine: (line: string) => void): () => string {
  let tail = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      tail = (tail + text).slice(-TAIL_CHARACTERS)
      for (const line of text.split('\n')) if (line.trim() !== '') onLine(line)
    })
  }
  return () => tail.trim()
}
