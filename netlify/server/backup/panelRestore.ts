import type { LastRestore } from '#contract/restore.ts'
import { eachOf } from '#domain/backup/eachOf.ts'
import { entryName, type Manifest } from '#domain/backup/manifest.ts'
import { DAY } from '#domain/time/civil.ts'
import { activityLog } from '../activity/record.ts'
import { read, UNCHANGED, update } from '../storage/documents.ts'
import { deleteEntry, isStore, writeEntry } from '../storage/entries.ts'
import { skipUnreadable } from '../storage/errors.ts'
import { ENTRY_ID, listIds, monthOfId, packedMonth } from '../storage/log.ts'
import { removeRows } from '../storage/messageIndex.ts'
import { markMessage } from '../storage/messageMarks.ts'
import { addToMonth, storedEntries } from '../storage/packLog.ts'
import { readReplaced, replaceDocument } from '../storage/replaceDocument.ts'
import { type Restored, restoredDocument } from '../storage/restored.ts'
import { isObject } from '../storage/shape/paths.ts'
import { readVerified, storedJson } from './contents.ts'
import { eachEntry, messageIn } from './eachEntry.ts'
import { heldStates } from './heldMail.ts'
import { restorePlan } from './restorePlan.ts'
import { isReadable } from './stored.ts'
import type { ZipFile } from './zipFile.ts'

/** For how long a restore can be undone. */
const UNDO_MS = 30 * DAY

/**
 * Restores a backup on a running site, as `restorePlan` says. What it will replace and add is noted
 * first, so that even a restore that breaks off can be undone. What this release cannot read is left
 * out. Messages come back held: none is mailed by itself. To be called once `verifyBackup` has
 * passed. Throws DamagedError, StorageError.
 */
export async function restoreInPanel(
  zip: ZipFile,
  manifest: Manifest,
  by: string,
): Promise<LastRestore> {
  const { documents, removed, added, months } = await restorePlan(manifest)
  const held = await heldStates(zip, manifest)
  const addedNames = new Set(added.map(entryName))
  // A message without a state in the backup gets one that holds its mail.
  const states = [...held].filter(
    ([key]) =>
      addedNames.has(`entries/messages/${key}`) ||
      addedNames.has(`entries/messages/${key.replace('states/', 'received/')}`),
  )
  const last: Restored = {
    at: new Date().toISOString(),
    madeAt: manifest.madeAt,
    by,
    documents: {},
    added: [
      ...added.map(({ store, key }): [string, string] => [store, key]),
      ...states
        .filter(([key]) => !addedNames.has(`entries/messages/${key}`))
        .map(([key]): [string, string] => ['messages', key]),
    ],
  }
  await update(restoredDocument, () => ({ last }))

  await eachOf(states, ([key, bytes]) => writeEntry('messages', key, { bytes, metadata: {} }))
  const add = async (entry: (typeof added)[number]) => {
    const { store, key, metadata } = entry
    if (!isStore(store) || (store === 'messages' && held.has(key))) return
    const bytes = await readVerified(zip, entry)
    if (store !== 'uploads' && !isReadable(entry, bytes)) return
    const message = messageIn(entry)
    if (message) await markMessage(message, 'change')
    await writeEntry(store, key, {
      bytes: store === 'logs' ? markedEntry(bytes, last.at) : bytes,
      metadata,
    })
  }
  await eachEntry(added, add)
  for (const entry of months) {
    const bytes = await readVerified(zip, entry)
    await addMonth(entry.key, bytes, last.at).catch(skipUnreadable)
  }
  const replace = (key: string, text: string | null) =>
    replaceDocument(key, text, by, async kept => {
      last.documents[key] = kept
      await update(restoredDocument, () => ({ last }))
    })
  // One after the other, as each is noted on its own.
  for (const entry of documents) {
    const bytes = await readVerified(zip, entry)
    if (isReadable(entry, bytes)) await replace(entry.key, new TextDecoder().decode(bytes))
  }
  for (const key of removed) await replace(key, null)
  return { at: last.at, madeAt: last.madeAt, by }
}

/**
 * An entry of a log with a mark of the restore: anyone who has a backup can write entries in another's
 * name into it.
 */
function markedEntry(bytes: Uint8Array<ArrayBuffer>, restored: string): Uint8Array<ArrayBuffer> {
  const entry = JSON.parse(new TextDecoder().decode(bytes)) as object
  return new TextEncoder().encode(JSON.stringify({ ...entry, restored }))
}

/** The same for a month of the log, whose entries stay after an undo: new ones join them at any time. */
async function addMonth(key: string, bytes: Uint8Array, restored: string): Promise<void> {
  const month = packedMonth(activityLog, key)
  if (month === undefined) return
  const single = new Set(await listIds(activityLog))
  const entries = Object.entries(storedEntries(activityLog, storedJson(activityLog.month, bytes)))
  const missing = entries.filter(
    ([id, entry]) =>
      ENTRY_ID.test(id) && monthOfId(id) === month && isObject(entry) && !single.has(id),
  )
  await addToMonth(
    activityLog,
    month,
    Object.fromEntries(missing.map(([id, entry]) => [id, { ...(entry as object), restored }])),
  )
}

/** The last restore, while it can be undone. Throws StorageError. */
export async function readLastRestore(now: Date): Promise<LastRestore | null> {
  const { last } = (await read(restoredDocument)).value
  if (!last || now.getTime() - Date.parse(last.at) > UNDO_MS) return null
  return { at: last.at, madeAt: last.madeAt, by: last.by }
}

/**
 * Puts back the documents that the last restore replaced, and removes what it added. Returns false
 * where there is none. Throws StorageError; doing it again then ends what was begun.
 */
export async function undoRestoreInPanel(by: string, now: Date): Promise<boolean> {
  const { last } = (await read(restoredDocument)).value
  if (!last || !(await readLastRestore(now))) return false
  for (const [key, revision] of Object.entries(last.documents)) {
    const before = revision === null ? null : await readReplaced(key, revision)
    if (revision === null || before !== null) await replaceDocument(key, before, by)
  }
  await removeRows(last.added.flatMap(([store, key]) => messageIn({ store, key }) ?? []))
  await eachOf(last.added, async ([store, key]) => {
    if (isStore(store)) await deleteEntry(store, key)
  })
  await update(restoredDocument, ({ value }) =>
    value.last?.at === last.at ? { last: null } : UNCHANGED,
  )
  return true
}
