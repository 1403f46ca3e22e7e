import { z } from 'zod'
import { logLine } from '../log.ts'
import type { PeriodicTask } from '../periodic/run.ts'
import { purge } from '../publish/purge.ts'
import { document, read, update } from '../storage/documents.ts'
import { findReferences } from '../storage/findReferences.ts'
import { deleteUpload, listUploads, uploadedAt } from '../storage/uploads.ts'
import { PICTURES, recountPictures } from './quota.ts'

const DAY_MS = 86_400_000
/** A picture's name as documents contain it; only the hash is compared. */
const HASHES = /[0-9a-f]{64}(?=\.(?:png|jpg|webp|avif|gif))/g

/** When pictures were last checked; ISO instant. */
export const picturesCheckDocument = document({
  key: 'pictures-check',
  version: 1,
  schema: z.object({ checkedAt: z.string() }),
  seed: () => ({ checkedAt: '' }),
})

/** Deletes pictures without references, and the CDN's copies, once a day. */
export const picturesTask: PeriodicTask = {
  name: 'unused pictures',
  async run(now, signal) {
    const { checkedAt } = (await read(picturesCheckDocument)).value
    if (checkedAt && now.getTime() - Date.parse(checkedAt) < DAY_MS) return
    const removed = await removeUnusedPictures(now, signal)
    await recountPictures(signal)
    await update(picturesCheckDocument, () => ({ checkedAt: now.toISOString() }))
    if (removed === 0) return
    logLine('info', 'unused pictures removed', { removed })
    // Otherwise the CDN would serve them for another year.
    await purge(['uploads'])
  },
}

/**
 * Deletes pictures older than a day without a reference in a document or a kept version; returns
 * how many. A person who has just uploaded a picture has that day to save it. The current documents
 * are checked again right before, since a save may have added a reference in between.
 */
export async function removeUnusedPictures(now: Date, signal: AbortSignal): Promise<number> {
  const stored = await listUploads(PICTURES)
  if (stored.length === 0) return 0
  const inUse = await findReferences(HASHES, { versions: false, signal })
  const before = new Date(now.getTime() - DAY_MS).toISOString()
  const old: string[] = []
  for (const hash of stored.filter(one => !inUse.has(one))) {
    signal.throwIfAborted()
    if ((await uploadedAt(PICTURES, hash)) < before) old.push(hash)
  }
  if (old.length === 0) return 0
  const kept = await findReferences(HASHES, { versions: true, signal })
  const again = await findReferences(HASHES, { versions: false, signal })
  const unused = old.filter(hash => !kept.has(hash) && !again.has(hash))
  for (const hash of unused) await deleteUpload(PICTURES, hash)
  return unused.length
}
