import { type FileHandle, mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collect } from '#domain/backup/collect.ts'
import { backupFileName } from '#domain/backup/manifest.ts'
import { outdatedBackups } from '#domain/backup/rotation.ts'
import { writeBackup } from '#domain/backup/write.ts'
import { inProject } from '#local/project.ts'
import { BucketError } from '#server/backup/offsite/bucket.ts'
import { backUpOffsite } from '#server/backup/offsite/make.ts'
import { storageSource } from '#server/backup/source.ts'
import { env } from '#server/env.ts'
import { noteBackup } from '#server/setup/lastBackup.ts'
import { read } from '#server/storage/documents.ts'
import { offsiteDocument } from '#server/storage/offsite.ts'
import { parsedWords, UsageError } from './command.ts'
import { exitWith } from './exit.ts'
import { proveBackup } from './proveBackup.ts'
import { type OpenStorage, openDeployed, openLocal } from './storage.ts'

const USAGE = `Usage: npm run backup -- <file> [--site]
       npm run backup -- --rotate <folder> [--site]
       npm run backup -- --offsite [--site]

  Writes everything in storage into one zip. The site may be running.
  --rotate  writes it into a folder under a name with the time, proves it by restoring it into a
            scratch folder there, and then removes the backups that are not needed any more: 7 of
            days, 4 of weeks and 12 of months are kept.
  --offsite encrypts it for the key that an owner made in the panel, and sends it to BACKUP_S3_URL.
  --site    the deployed site's storage: needs SITE_ID, NETLIFY_AUTH_TOKEN and SITE_URL.`

/**
 * Writes a file that only its owner can read, and renames it to its name once it is complete and
 * `check` has passed.
 */
async function writeWhole(
  path: string,
  write: (file: FileHandle) => Promise<void>,
  check: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = `${path}.part`
  const file = await open(draft, 'w', 0o600)
  try {
    await write(file)
    await file.sync()
    await file.close()
    await check(draft)
    await rename(draft, path)
  } catch (error) {
    await file.close().catch(() => {})
    await rm(draft, { force: true })
    throw error
  }
}

/** Writes a backup of the storage, which is closed afterwards, and returns lines for a person. */
async function writeBackupOf(
  storage: OpenStorage,
  pathAt: (madeAt: string) => string,
  check: (draft: string) => Promise<void> = async () => {},
): Promise<string[]> {
  const { held, consistent } = await storage
    .atomically('read', () => collect(storageSource))
    .finally(() => storage.close())
  const madeAt = new Date().toISOString()
  const path = pathAt(madeAt)
  const write = (file: FileHandle) =>
    writeBackup(held, { madeAt, accounts: true }, chunk => file.appendFile(chunk))
  await writeWhole(path, write, check)
  const bytes = held.reduce((sum, { entry }) => sum + entry.size, 0)
  return [
    `${path} holds ${held.length} entries (${(bytes / 1e6).toFixed(1)} MB) of ${storage.name}.`,
    ...(consistent
      ? []
      : ['The site was being changed all the while: some entries are a moment older than others.']),
    'It also holds the accounts of the panel: keep it like a password.',
  ]
}

async function backup(words: readonly string[]): Promise<string[]> {
  const { values, positionals } = parsedWords(words, {
    site: { type: 'boolean' },
    rotate: { type: 'string' },
    offsite: { type: 'boolean' },
  })
  const { rotate: folder } = values
  const [path, ...more] = positionals
  const given = [path, folder, values.offsite].filter(one => one !== undefined)
  if (given.length !== 1 || more.length > 0)
    throw new UsageError('Name one file to write, one folder with --rotate, or --offsite.')
  const openStorage = async () => (values.site ? openDeployed() : openLocal())
  if (values.offsite) return sendOffsite(await openStorage())
  if (folder === undefined) return writeBackupOf(await openStorage(), () => path ?? '')

  await mkdir(folder, { recursive: true, mode: 0o700 })
  let proved = 0
  const lines = await writeBackupOf(
    await openStorage(),
    madeAt => join(folder, backupFileName(madeAt)),
    async draft => {
      proved = await proveBackup(draft, folder)
    },
  )
  const outdated = outdatedBackups(await readdir(folder))
  for (const name of outdated) await rm(join(folder, name))
  if (!values.site) await noteBackup(inProject(env().dataDir), new Date())
  return [
    ...lines,
    `It was restored into a scratch folder: all ${proved} entries came back as they are stored.`,
    ...(outdated.length > 0 ? [`Removed as no longer needed: ${outdated.join(', ')}.`] : []),
  ]
}

/** Sends an off-site backup of the storage, which is closed afterwards. Throws BucketError. */
async function sendOffsite(storage: OpenStorage): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'offsite-'))
  try {
    const { key } = (await read(offsiteDocument)).value
    if (!key) throw new UsageError('Make a key first: in the panel, under Settings, General.')
    const problem = await backUpOffsite(key, folder)
    if (problem !== null) throw new BucketError(problem)
    const { last } = (await read(offsiteDocument)).value
    return [`${last?.name} arrived, with everything of ${storage.name}.`]
  } finally {
    await storage.close()
    await rm(folder, { recursive: true, force: true })
  }
}

await exitWith(USAGE, backup)
