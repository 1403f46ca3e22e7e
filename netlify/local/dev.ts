import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { watch } from 'chokidar'
import { writeTextModules } from '#config/textModules.ts'
import { startMessage, type Welcome } from './people.ts'
import { inProject, ROOT } from './project.ts'
import { readSettings } from './settings.ts'

/*
 * `npm run dev`: the one-machine host in front of Astro's development server. Astro reloads pages
 * by itself; this process restarts the host when the code behind the functions changes, and both when a
 * text does, since all of them are read at the start.
 */
const WATCHED = [
  'netlify',
  'src/domain',
  'src/contract',
  'src/config',
  'src/locale',
  'src/blocks',
  'src/texts',
  'netlify.toml',
  'package.json',
]
const QUIET_MS = 150

const snapshotFile = join(inProject(readSettings().dataDir), 'dev-snapshot.json')
const astroPort = await freePort()
let host = startServing()
let astro: ChildProcess | undefined
let stopping = false

const [ready] = (await Promise.race([once(host, 'message'), once(host, 'exit')])) as [
  Welcome | number,
]
if (typeof ready !== 'object' || ready === null) process.exit(1)

astro = startAstro()
process.stdout.write(startMessage(ready))

let timer: NodeJS.Timeout | undefined
let hasNewTexts = false
/** One at a time: two hosts would want the same port. */
let restarting = Promise.resolve()
// Node's own loses sight of a file that an editor replaces.
watch(WATCHED, { cwd: ROOT, ignoreInitial: true }).on('all', (_, file) => {
  if (file.includes('.test.')) return
  hasNewTexts ||= /^src\/texts\/.*\.json$/.test(file)
  clearTimeout(timer)
  timer = setTimeout(() => {
    restarting = restarting.then(restart)
  }, QUIET_MS)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0))

function startServing(): ChildProcess {
  const entry = join(ROOT, 'netlify/local/dev/serve.ts')
  return fork(entry, [String(astroPort), snapshotFile], { stdio: 'inherit' })
}

function startAstro(): ChildProcess {
  const started = spawn(
    process.execPath,
    [
      join(ROOT, 'node_modules/astro/bin/astro.mjs'),
      'dev',
      '--port',
      String(astroPort),
      '--host',
      '127.0.0.1',
    ],
    {
      cwd: ROOT,
      env: { ...process.env, SNAPSHOT_FILE: snapshotFile, ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  started.on('exit', code => started === astro && stop(code ?? 1))
  return started
}

async function restart(): Promise<void> {
  if (stopping) return
  if (hasNewTexts) {
    hasNewTexts = false
    writeTextModules()
    const old = astro
    astro = undefined
    if (old) await ended(old)
    astro = startAstro()
  }
  await ended(host)
  host = startServing()
  process.stdout.write('The functions were restarted.\n')
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  await Promise.all([host, astro].map(child => child && ended(child)))
  process.exit(code)
}

/** A port that is free now; Astro takes it a moment later. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}
