import { atom } from 'nanostores'
import { beginBackup } from '#contract/backup.ts'
import { textOf } from '#panel/shell/loaded.ts'
import { callWithProof } from '#panel/shell/proof.ts'

/** A download of everything, step by step, once proof was given. */
type BackupStep =
  | { step: 'closed' }
  /** `total` is 0 until everything is listed. */
  | { step: 'reading'; done: number; total: number }
  | { step: 'ready'; fileName: string; file: Blob; entries: number; consistent: boolean }
  | { step: 'failed'; message: string }

export const $backup = atom<BackupStep>({ step: 'closed' })

let stop = new AbortController()

/** Closes the dialog and cancels reading. */
export function closeBackup(): void {
  stop.abort()
  $backup.set({ step: 'closed' })
}

/** Requires proof and builds the file. */
export async function makeBackup(): Promise<void> {
  stop.abort()
  stop = new AbortController()
  const { signal } = stop
  try {
    const begun = await callWithProof(
      beginBackup,
      { body: {} },
      {
        title: 'Download a backup',
        lead: 'The file holds people’s messages: store it where only those who answer them can read it. Admins’ passwords and accounts are not in it.',
        button: 'Continue',
      },
    )
    if (begun) await read(begun.permit, signal)
    else closeBackup()
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
  const manifest = { madeAt, accounts: false }
  await writeBackup(held, manifest, chunk => parts.push(new Uint8Array(chunk)), signal)
  const file = new Blob(parts, { type: 'application/zip' })
  const fileName = backupFileName(madeAt)
  $backup.set({ step: 'ready', fileName, file, entries: held.length, consistent })
}
