import { join } from 'node:path'
import { logLine } from '#server/log.ts'
import { startHost } from '../host.ts'
import { liveWithProcess } from '../lifetime.ts'
import { explain } from '../people.ts'
import { hostSettings, readSettings } from '../settings.ts'
import { devPages } from './pages.ts'

/*
 * The half of `npm run dev` that is restarted when a function changes. Reports to its parent when
 * it is ready, with what the first start created.
 */
const settings = readSettings()
const own = hostSettings(settings)
const { dataDir } = own
const [astroPort, snapshotFile = join(dataDir, 'dev-snapshot.json')] = process.argv.slice(2)
const pages = devPages(Number(astroPort))
let admin: { email: string; password?: string } | undefined

try {
  const host = await startHost({
    ...own,
    rateLimits: false,
    prepare: async () => {
      const { firstStart } = await import('#server/setup/firstStart.ts')
      const { writeSnapshot } = await import('#server/build/snapshot.ts')
      admin = (await firstStart()).admin
      await writeSnapshot(snapshotFile)
    },
    pages: { pages, onUpgrade: pages.onUpgrade },
  })
  liveWithProcess(host, logLine)
  process.send?.({ url: host.url, dataDir, admin })
} catch (error) {
  process.stderr.write(`${explain(error, settings)}\n`)
  process.exit(1)
}
