import { inProject } from '#local/project.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { diskLimits } from '#server/backup/room.ts'
import { verifyBackup } from '#server/backup/verify.ts'
import { openZip } from '#server/backup/zipFile.ts'
import { env } from '#server/env.ts'
import { listEntries } from '#server/storage/entries.ts'
import { parsedWords, UsageError } from './command.ts'
import { withPlainBackup } from './encrypted.ts'
import { exitWith } from './exit.ts'
import { openDeployed, openLocalAlone } from './storage.ts'

const USAGE = `Usage: npm run restore -- <file> [--key <file>] [--site] [--yes]
       npm run restore -- --offsite [<name>] --key <file> [--site] [--yes]

  Checks the whole backup, then makes storage what it holds. Stop the site first.
  --key      the file of the key, for an encrypted backup (.zip.age).
  --offsite  takes the newest off-site backup, or the one of that name: needs the BACKUP_S3_…
             variables.
  --yes    go on although there is something in storage, which is replaced; a damaged database
           or one of a newer release is kept under another name.
  --site   the deployed site's storage: needs SITE_ID, NETLIFY_AUTH_TOKEN and SITE_URL.`

async function restore(words: readonly string[]): Promise<string[]> {
  const { values, positionals } = parsedWords(words, {
    site: { type: 'boolean' },
    yes: { type: 'boolean' },
    offsite: { type: 'boolean' },
    key: { type: 'string' },
  })
  const [path, ...more] = positionals
  const { key: keyFile, offsite = false, yes = false } = values
  if ((path === undefined && !offsite) || more.length > 0)
    throw new UsageError('Name one backup to restore.')
  return withPlainBackup({ path, keyFile, offsite }, plain =>
    restoreFrom(plain, { isDeployed: values.site === true, yes }),
  )
}

async function restoreFrom(
  path: string,
  { isDeployed, yes }: { isDeployed: boolean; yes: boolean },
): Promise<string[]> {
  const zip = await openZip(path)
  try {
    const folder = isDeployed ? undefined : inProject(env().dataDir)
    const manifest = await verifyBackup(zip, await diskLimits(folder))
    const storage = isDeployed ? openDeployed() : await openLocalAlone(yes)
    try {
      const there = (await listEntries()).length
      if (there > 0 && !yes) {
        throw new UsageError(
          `${storage.name} holds ${there} entries, and they would be replaced. Add --yes to do that.`,
        )
      }
      const done = await storage.atomically('write', () => restoreBackup(zip, manifest))
      return [
        `${storage.name} is what it was at ${manifest.madeAt}: ${done.written} entries written, ${done.removed} removed.`,
        ...(done.held === 0
          ? []
          : [
              `${done.held} of the messages waited for mail then. They are not mailed again: open them in the panel to have that done.`,
            ]),
        ...(manifest.accounts
          ? []
          : ['This backup holds no accounts: those of the site stay as they are.']),
        ...(storage.notes ?? []),
        ...(await storage.renew()),
      ]
    } finally {
      await storage.close()
    }
  } finally {
    await zip.close()
  }
}

await exitWith(USAGE, restore)
