import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { collect } from '#domain/backup/collect.ts'
import { writeBackup } from '#domain/backup/write.ts'
import { storageSource } from '#server/backup/source.ts'
import { UsageError } from './command.ts'
import { exitWith } from './exit.ts'
import { openDeployed, openLocal } from './storage.ts'

const USAGE = `Usage: npm run backup -- <file> [--site]

  Writes everything in storage into one zip. The site may be running.
  --site   the deployed site's storage: needs SITE_ID, NETLIFY_AUTH_TOKEN and SITE_URL.`

/** Writes a file that only its owner can read, and renames it to its name once it is complete. */
async function writeWhole(path: string, write: (file: FileHandle) => Promise<void>): Promise<void> {
  const draft = `${path}.part`
  const file = await open(draft, 'w', 0o600)
  try {
    await write(file)
    await file.sync()
    await file.close()
    await rename(draft, path)
  } catch (error) {
    await file.close().catch(() => {})
    await rm(draft, { force: true })
    throw error
  }
}

async function backup(words: readonly string[]): Promise<string[]> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { site: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [path, ...more] = positionals
  if (path === undefined || more.length > 0) throw new UsageError('Name one file to write.')
  const storage = values.site ? openDeployed() : await openLocal()
  try {
    const { held, consistent } = await storage.atomically('read', () => collect(storageSource))
    const madeAt = new Date().toISOString()
    await writeWhole(path, file =>
      writeBackup(held, { madeAt, accounts: true }, chunk => file.appendFile(chunk)),
    )
    const bytes = held.reduce((sum, { entry }) => sum + entry.size, 0)
    return [
      `${path} holds ${held.length} entries (${(bytes / 1e6).toFixed(1)} MB) of ${storage.name}.`,
      ...(consistent
        ? []
        : [
            'The site was being changed all the while: some entries are a moment older than others.',
          ]),
      'It also holds the accounts of the panel: keep it like a password.',
    ]
  } finally {
    await storage.close()
  }
}

await exitWith(USAGE, backup)
