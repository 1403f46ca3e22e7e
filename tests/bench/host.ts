import { startHost } from '#local/host.ts'
import { firstStart } from '#server/setup/firstStart.ts'

/** The site on this machine over a finished build; the bench asks it by message. */
const [folder = '', dataDir = ''] = [process.env.BENCH_SITE, process.env.BENCH_DATA]
const host = await startHost({
  port: 0,
  dataDir,
  root: process.cwd(),
  pages: { folder },
  rateLimits: false,
  prepare: async () => void (await firstStart()),
})
process.on('message', message => {
  if (message === 'purge') host.purge()
  process.send?.(message === 'rss' ? process.memoryUsage.rss() : host.url)
})
process.on('SIGTERM', async () => {
  await host.close()
  process.exit(0)
})
