import { logLine } from '#server/log.ts'
import { buildProgress } from './buildProgress.ts'
import { startHost } from './host.ts'
import { liveWithProcess } from './lifetime.ts'
import { explain, startMessage } from './people.ts'
import { hostSettings, readSettings } from './settings.ts'

const settings = readSettings()
const own = hostSettings(settings)
const progress = buildProgress(process.stdout)
let first: Awaited<ReturnType<typeof prepare>> | undefined

// Imported only now: these modules read the environment that the host has just set.
async function prepare() {
  const { firstStart } = await import('#server/setup/firstStart.ts')
  return firstStart()
}
async function writeSnapshot(file: string): Promise<void> {
  const snapshot = await import('#server/build/snapshot.ts')
  await snapshot.writeSnapshot(file)
}

try {
  const host = await startHost({
    ...own,
    host: settings.host,
    sockets: settings.sockets,
    prepare: async () => {
      first = await prepare()
    },
    pages: { writeSnapshot },
    onProgress: progress.line,
  })
  liveWithProcess(host, logLine)
  progress.end()
  process.stdout.write(
    startMessage({ url: host.url, dataDir: own.dataDir, problem: host.problem, ...first }),
  )
  // Work that became due while the host was stopped, such as an interrupted rebuild, does not wait
  // for the next tick.
  if (!host.problem) await host.runScheduled('tick')
} catch (error) {
  progress.end()
  process.stderr.write(`${explain(error, settings)}\n`)
  // The account is there, and no later start shows its password.
  const { email, password } = first?.admin ?? {}
  if (password) process.stderr.write(`The first admin: ${email}, password ${password}\n`)
  process.exit(1)
}
