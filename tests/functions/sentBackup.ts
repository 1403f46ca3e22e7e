import { beginRestore, previewRestore, sendRestorePart } from '#contract/restore.ts'
import { collect, type PackedEntry } from '#domain/backup/collect.ts'
import { writeBackup } from '#domain/backup/write.ts'
import { storageSource } from '#server/backup/source.ts'
import { type Browser, PASSWORD } from './browser.ts'

/** A backup of the site under test, without the entries that `keeps` refuses. */
export async function backupFile(
  keeps: (entry: PackedEntry['entry']) => boolean = () => true,
): Promise<Uint8Array<ArrayBuffer>> {
  const { held } = await collect(storageSource)
  const chunks: Uint8Array[] = []
  const made = { madeAt: '2026-11-20T12:00:00.000Z', accounts: true }
  const kept = held.filter(({ entry }) => keeps(entry))
  await writeBackup(kept, made, chunk => chunks.push(chunk))
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer())
}

export const permitFor = async (browser: Browser): Promise<string> =>
  (await browser.fetchJson(beginRestore, { body: { currentPassword: PASSWORD } })).permit

/** Sends a file as the panel does, by default in two parts, and returns how many they are. */
export async function sendFile(
  browser: Browser,
  permit: string,
  file: Uint8Array<ArrayBuffer>,
  partBytes = Math.ceil(file.length / 2),
): Promise<number> {
  const parts = Math.ceil(file.length / partBytes)
  for (let index = 0; index < parts; index++) {
    const body = new FormData()
    const from = index * partBytes
    body.set('permit', permit)
    body.set('index', String(index))
    body.set('part', new Blob([file.subarray(from, from + partBytes)]))
    await browser.fetchJson(sendRestorePart, { body })
  }
  return parts
}

/** The body that restores a file, which is sent and looked at first. */
export async function lookedAt(browser: Browser, file: Uint8Array<ArrayBuffer>) {
  const permit = await permitFor(browser)
  const body = { permit, parts: await sendFile(browser, permit, file) }
  const { sha256 } = await browser.fetchJson(previewRestore, { body })
  return { ...body, sha256 }
}
