import { open } from 'node:fs/promises'
import { collect } from '#domain/backup/collect.ts'
import { entryName } from '#domain/backup/manifest.ts'
import { writeBackup } from '#domain/backup/write.ts'
import { activityPage } from '#server/activity/page.ts'
import { readManifest } from '#server/backup/contents.ts'
import { storageSource } from '#server/backup/source.ts'
import { openZip } from '#server/backup/zipFile.ts'
import { parsedWords, UsageError } from './command.ts'
import { exitWith } from './exit.ts'
import { openLocal } from './storage.ts'

const USAGE = `Usage: npm run saved-since -- <backup> <file>

  Names what was saved since a backup was made, and writes it into a new zip: an older release that
  the backup is for cannot read it, but a person can enter it again. Changes nothing in storage.`

/** What people did in the panel after that ISO instant, oldest first. */
async function actionsSince(madeAt: string): Promise<string[]> {
  const lines: string[] = []
  for (let page = 1; ; page += 1) {
    const { data, totalPages } = await activityPage({ page, pageSize: 100 })
    const since = data.filter(({ timestamp }) => timestamp > madeAt)
    lines.push(...since.map(({ timestamp, who, action }) => `${timestamp}  ${who}: ${action}`))
    if (since.length < data.length || page >= totalPages) return lines.reverse()
  }
}

async function savedSince(words: readonly string[]): Promise<string[]> {
  const { positionals } = parsedWords(words, {})
  const [backup, path, ...more] = positionals
  if (backup === undefined || path === undefined || more.length > 0)
    throw new UsageError('Name a backup, and a file to write.')
  const zip = await openZip(backup)
  const { madeAt, entries } = await readManifest(zip).finally(() => zip.close())
  const storage = await openLocal()
  try {
    const { held, actions } = await storage.atomically('read', async () => ({
      held: (await collect(storageSource)).held,
      actions: await actionsSince(madeAt),
    }))
    const before = new Map(entries.map(entry => [entryName(entry), entry.sha256]))
    const saved = held.filter(({ entry }) => before.get(entryName(entry)) !== entry.sha256)
    const file = await open(path, 'wx', 0o600)
    const note = { madeAt: new Date().toISOString(), accounts: true }
    await writeBackup(saved, note, chunk => file.appendFile(chunk)).finally(() => file.close())
    const messages = saved.filter(
      ({ entry: { store, key } }) => store === 'messages' && key.startsWith('received/'),
    )
    return [
      `Since ${madeAt} people saved in the panel: ${actions.length === 0 ? 'nothing' : ''}`,
      ...actions.map(action => `  ${action}`),
      `Messages of visitors: ${messages.length}`,
      `${path} holds the ${saved.length} entries that are new or differ, messages included.`,
      'Some are accounts and what people wrote: keep it like a password.',
    ]
  } finally {
    await storage.close()
  }
}

await exitWith(USAGE, savedSince)
