import { atom } from 'nanostores'
import { beginBackup } from '#contract/backup.ts'
import { textOf } from './loaded.ts'
import { callAsAdmin } from './session.ts'

/** A download of everything, step by step. */
export type BackupStep =
  | { step: 'closed' }
  | { step: 'password'; busy: boolean; problem: string | null }
  /** `total` is 0 until everything is listed. */
  | { step: 'reading'; done: number; total: number }
  | { step: 'ready'; fileName: string; file: Blob; entries: number; consistent: boolean }
  | { step: 'failed'; message: string }

export const $backup = atom<BackupStep>({ step: 'closed' })

let stop = new AbortController()

export function openBackup(): void {
  $backup.set({ step: 'password', busy: false, problem: null })
}

/** Closes the dialog; what is being read is given up. */
export function closeBackup(): void {
  stop.abort()
  $backup.set({ step: 'closed' })
}

/** Opens the download with the admin's password and puts the file together. */
export async function makeBackup(currentPassword: string): Promise<void> {
  const now = $backup.get()
  if (now.step !== 'password' || now.busy) return
  $backup.set({ ...now, busy: true, problem: null })
  stop = new AbortController()
  const { signal } = stop
  let permit: string
  try {
    permit = (await callAsAdmin(beginBackup, { body: { currentPassword }, signal })).permit
  } catch (error) {
    if (!signal.aborted) $backup.set({ ...now, busy: false, problem: textOf(error) })
    return
  }
  if (signal.aborted) return
  try {
    await read(permit, signal)
  } catch (error) {
    if (!signal.aborted) $backup.set({ step: 'failed', message: textOf(error) })
  }
}

async function read(permit: string, signal: AbortSignal): Promise<void> {
  $backup.set({ step: 'reading', done: 0, total: 0 })
  // Only who downloads a backup needs what makes one.
  const [{ apiSource }, { collect }, { writeBackup }, { backupFileName }] = await Promise.all([
    import('./backupSource.ts'),
    import('#domain/backup/collect.ts'),
    import('#domain/backup/write.ts'),
    import('#domain/backup/manifest.ts'),
  ])
  const { held, consistent } = await collect(apiSource(permit, signal), {
    signal,
    onProgress: (done, total) => {
      if (!signal.aborted) $backup.set({ step: 'reading', done, total })
    },
  })
  const madeAt = new Date().toISOString()
  const parts: BlobPart[] = []
  const told = { madeAt, accounts: false }
  await writeBackup(held, told, chunk => parts.push(new Uint8Array(chunk)), signal)
  const file = new Blob(parts, { type: 'application/zip' })
  const fileName = backupFileName(madeAt)
  $backup.set({ step: 'ready', fileName, file, entries: held.length, consistent })
}
