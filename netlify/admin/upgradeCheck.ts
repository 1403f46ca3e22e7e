import { readManifest, readVerified } from '#server/backup/contents.ts'
import { type StoredSource, upgradeLines, upgradeReport } from '#server/backup/upgradeReport.ts'
import { openZip } from '#server/backup/zipFile.ts'
import { listEntries, readEntry } from '#server/storage/entries.ts'
import { parsedWords, UsageError } from './command.ts'
import { exitWith } from './exit.ts'
import { openDeployed, openLocal } from './storage.ts'

const USAGE = `Usage: npm run upgrade-check -- [<backup>] [--site]

  Says what this release changes in what another one stored, and what it cannot read, and changes
  nothing. Run it with the new release, before it is started; the site may be running meanwhile.
  Exits with 1 where something cannot be read.
  <backup>  a file of "npm run backup" instead of the storage in DATA_DIR.
  --site    the deployed site's storage: needs SITE_ID, NETLIFY_AUTH_TOKEN and SITE_URL.`

async function report(name: string, source: StoredSource): Promise<string[]> {
  const found = await upgradeReport(source)
  if (found.unreadable.length > 0) process.exitCode = 1
  return upgradeLines(name, found)
}

async function checkBackup(path: string): Promise<string[]> {
  const zip = await openZip(path)
  try {
    const { entries } = await readManifest(zip)
    const byName = new Map(entries.map(entry => [`${entry.store}/${entry.key}`, entry]))
    return await report(path, {
      entries,
      read: async ({ store, key }) => readVerified(zip, byName.get(`${store}/${key}`)!),
    })
  } finally {
    await zip.close()
  }
}

async function checkStorage(deployed: boolean): Promise<string[]> {
  const storage = deployed ? openDeployed() : await openLocal()
  try {
    return await storage.atomically('read', async () =>
      report(storage.name, {
        entries: await listEntries(['documents', 'logs', 'messages']),
        read: async ({ store, key }) => (await readEntry(store as 'documents', key))?.bytes ?? null,
      }),
    )
  } finally {
    await storage.close()
  }
}

await exitWith(USAGE, async words => {
  const { values, positionals } = parsedWords(words, { site: { type: 'boolean' } })
  const [path, ...more] = positionals
  if (more.length > 0 || (path !== undefined && values.site))
    throw new UsageError('Name one backup, or --site, or neither.')
  return path === undefined ? checkStorage(values.site === true) : checkBackup(path)
})
