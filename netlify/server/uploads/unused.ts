import { restorableUntil } from '#domain/collection/deletion.ts'
import { PICTURE_FILES } from '#domain/pictures/uses.ts'
import { DAY } from '#domain/time/civil.ts'
import { logLine } from '../log.ts'
import type { PeriodicTask } from '../periodic/run.ts'
import { purge } from '../publish/purge.ts'
import { read, update } from '../storage/documents.ts'
import { findReferences } from '../storage/findReferences.ts'
import { picturesCheckDocument, picturesDocument } from '../storage/pictures.ts'
import { deleteUpload } from '../storage/uploads.ts'
import { recountPictures } from './recount.ts'
import { PICTURES } from './stored.ts'

/** Removes pictures that were deleted long ago, and the CDN's copies, once a day. */
export const picturesTask: PeriodicTask = {
  name: 'deleted pictures',
  async run(now, signal) {
    const { checkedAt } = (await read(picturesCheckDocument)).value
    if (checkedAt && now.getTime() - Date.parse(checkedAt) < DAY) return
    await recountPictures(signal)
    const removed = await removeDeletedPictures(now, signal)
    await update(picturesCheckDocument, () => ({ checkedAt: now.toISOString() }))
    if (removed === 0) return
    logLine('info', 'deleted pictures removed', { removed })
    // Otherwise the CDN would serve them for another year.
    await purge(['uploads'])
  },
}

/**
 * Removes pictures that were deleted 30 days ago and that no document and no kept version names;
 * returns how many. Being in the library counts as a use, so that all others stay. The library and
 * the current documents are checked again right before, since a save may have added a reference.
 */
export async function removeDeletedPictures(now: Date, signal: AbortSignal): Promise<number> {
  const due = async () =>
    Object.entries((await read(picturesDocument)).value.pictures).flatMap(
      ([hash, { deletedAt }]) =>
        deletedAt !== undefined && restorableUntil(deletedAt) <= now.toISOString() ? [hash] : [],
    )
  const old = await due()
  if (old.length === 0) return 0
  const kept = hashesIn(await findReferences(PICTURE_FILES, { versions: true, signal }))
  const again = hashesIn(await findReferences(PICTURE_FILES, { versions: false, signal }))
  const still = new Set(await due())
  const unused = old.filter(hash => still.has(hash) && !kept.has(hash) && !again.has(hash))
  for (const hash of unused) await deleteUpload(PICTURES, hash)
  if (unused.length === 0) return 0
  await update(picturesDocument, ({ value }) => {
    const gone = new Set(unused)
    const left = Object.entries(value.pictures).filter(
      ([hash, { deletedAt }]) => !gone.has(hash) || deletedAt === undefined,
    )
    return { pictures: Object.fromEntries(left) }
  })
  return unused.length
}

const hashesIn = (files: ReadonlySet<string>) => new Set([...files].map(file => file.slice(0, 64)))
