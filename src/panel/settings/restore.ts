import { atom } from 'nanostores'
import {
  applyRestore,
  beginRestore,
  getLastRestore,
  type LastRestore,
  previewRestore,
  RESTORE_LIMIT,
  RESTORE_PART_BYTES,
  type RestorePreview,
  sendRestorePart,
  TOO_LARGE_TO_RESTORE,
  undoRestore,
} from '#contract/restore.ts'
import { resource, textOf } from '#panel/shell/loaded.ts'
import { callWithProof } from '#panel/shell/proof.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import { identityIn } from './offsite.ts'

/** The file as the server has it. */
interface Sent {
  permit: string
  parts: number
}

/** A restore, step by step, once proof was given. */
type RestoreStep =
  | { step: 'closed' }
  /** An encrypted backup was chosen, which its key opens in this browser. */
  | { step: 'locked'; file: File; problem: string | null }
  /** In parts; when all are sent, the server checks the file. */
  | { step: 'sending'; done: number; total: number }
  | { step: 'preview'; preview: RestorePreview; sent: Sent; busy: boolean; problem: string | null }
  | { step: 'restored'; last: LastRestore }
  | { step: 'undone' }
  | { step: 'failed'; message: string }

/** Of a file that does not begin as every ZIP does. */
const NO_BACKUP = 'This file is not a backup. Choose the file that ends in .zip or .zip.age.'

export const $restore = atom<RestoreStep>({ step: 'closed' })

/** The last restore, while it can be undone. */
export const lastRestore = resource(async () => (await callAsAdmin(getLastRestore)).last)

let stop = new AbortController()

/** Closes the dialog; what is being sent is given up. */
export function closeRestore(): void {
  stop.abort()
  $restore.set({ step: 'closed' })
}

/** Sends the chosen file, after proof, and shows what it would change. */
export async function chooseBackup(file: File | undefined): Promise<void> {
  if (!file) return
  stop.abort()
  stop = new AbortController()
  const { signal } = stop
  const fail = (message: string) => $restore.set({ step: 'failed', message })
  if (file.size > RESTORE_LIMIT) return fail(TOO_LARGE_TO_RESTORE)
  if (file.size === 0) return fail('This file is empty. Choose the backup again.')
  if (file.name.endsWith('.age')) return $restore.set({ step: 'locked', file, problem: null })
  if ((await file.slice(0, 2).text()) !== 'PK') return fail(NO_BACKUP)
  try {
    const begun = await callWithProof(
      beginRestore,
      { body: {} },
      {
        title: 'Restore a backup',
        lead: 'First you see what the backup would change. Nothing is changed before you agree.',
        button: 'Continue',
      },
    )
    if (!begun) return closeRestore()
    const { permit } = begun
    const parts = Math.ceil(file.size / RESTORE_PART_BYTES)
    for (let index = 0; index < parts; index++) {
      $restore.set({ step: 'sending', done: index, total: parts })
      const body = new FormData()
      const from = index * RESTORE_PART_BYTES
      body.set('permit', permit)
      body.set('index', String(index))
      body.set('part', file.slice(from, from + RESTORE_PART_BYTES))
      await callAsAdmin(sendRestorePart, { body, signal })
      if (signal.aborted) return
    }
    $restore.set({ step: 'sending', done: parts, total: parts })
    const sent = { permit, parts }
    const preview = await callAsAdmin(previewRestore, { body: sent, signal })
    if (!signal.aborted) {
      $restore.set({ step: 'preview', preview, sent, busy: false, problem: null })
    }
  } catch (error) {
    if (!signal.aborted) fail(textOf(error))
  }
}

/** Opens the encrypted backup with the chosen file of its key, and goes on with what is in it. */
export async function openBackup(keyFile: File | undefined): Promise<void> {
  const now = $restore.get()
  if (now.step !== 'locked' || !keyFile) return
  const identity = identityIn(await keyFile.slice(0, 10_000).text())
  try {
    const { Decrypter } = await import('age-encryption')
    const decrypter = new Decrypter()
    decrypter.addIdentity(identity ?? '')
    const plain = await new Response(await decrypter.decrypt(now.file.stream())).blob()
    const name = now.file.name.replace(/\.age$/, '')
    if ($restore.get() === now) await chooseBackup(new File([plain], name))
  } catch {
    const problem = identity
      ? 'This key does not open the backup: it belongs to others, or the backup is not whole.'
      : 'There is no key in this file. It is the one that was saved when the key was made.'
    $restore.set({ ...now, problem })
  }
}

/** Restores what the preview shows. */
export async function confirmRestore(): Promise<void> {
  const now = $restore.get()
  if (now.step !== 'preview' || now.busy) return
  $restore.set({ ...now, busy: true, problem: null })
  try {
    const body = { ...now.sent, sha256: now.preview.sha256 }
    const { last } = await callAsAdmin(applyRestore, { body })
    $restore.set({ step: 'restored', last })
  } catch (error) {
    $restore.set({ ...now, busy: false, problem: textOf(error) })
  }
  void lastRestore.load()
}

/** Undoes the last restore, after proof. */
export async function undoLastRestore(): Promise<void> {
  try {
    const undone = await callWithProof(
      undoRestore,
      { body: {} },
      {
        title: 'Undo the restore',
        lead: 'Texts, events, prayer settings and the theme become what they were before the restore. What was changed in them since then is lost.',
        button: 'Undo the restore',
        isDanger: true,
      },
    )
    if (undone) $restore.set({ step: 'undone' })
  } catch (error) {
    $restore.set({ step: 'failed', message: textOf(error) })
  }
}
