import { endpoint } from './endpoint.ts'
import type { Proof } from './proof.ts'

/** A backup is sent in parts, since the platform's functions take bodies up to 4.5 MB. */
export const RESTORE_PART_BYTES = 4 * 1024 * 1024

/** The largest backup that the panel restores: 100 MB, which a function can hold in memory. */
export const RESTORE_LIMIT = 100 * 1024 * 1024

/** Says what to do with a larger one. */
export const TOO_LARGE_TO_RESTORE =
  'This file is larger than 100 MB. The person who maintains the site can restore it with “npm run restore”.'

const failure = 'The backup could not be restored. Please try again.'

/** Titles of what a restore changes in a list. */
export interface RestoredItems {
  /** What is not on the site now. */
  back: string[]
  changed: string[]
  /** What is not in the backup. */
  gone: string[]
}

/** What a restore would change, in names that the panel uses. */
export interface RestorePreview {
  /** ISO instant at which the backup was made. */
  madeAt: string
  /** Of the file as it was sent: what is restored is what was looked at. */
  sha256: string
  /** Sections whose text changes: 'Home: Welcome title'. */
  texts: string[]
  events: RestoredItems
  pages: RestoredItems
  /** Keys of the other documents that differ; 'structure' for menus and addresses of sites. */
  parts: string[]
  /** Keys of documents that cannot be read on the site or in the backup, and are not compared. */
  unreadable: string[]
  /** The theme that the site gets; null: it stays. */
  theme: string | null
  /** Pictures and messages that are not on the site now. */
  pictures: number
  messages: number
  /** Whether the backup holds accounts, which the panel leaves alone. */
  accounts: boolean
}

/** A restore that can be undone. */
export interface LastRestore {
  /** ISO instants: when it was done, and when its backup was made. */
  at: string
  madeAt: string
  /** The admin's name. */
  by: string
}

/** Opens one restore: the permit works for an hour, with the same session alone. */
export const beginRestore = endpoint<{
  body: Proof
  response: { success: true; permit: string }
}>('POST /api/restore', {
  proof: 'always',
  notOnFirstDay: true,
  failure,
})

/** The last restore, while it can be undone; null: there is none. */
export const getLastRestore = endpoint<{
  response: { last: LastRestore | null }
}>('GET /api/restore', {
  failure: 'The last restore could not be loaded.',
})

/** Takes a part of the file (multipart fields `permit`, `index` from 0 on, and `part`). */
export const sendRestorePart = endpoint<{
  body: FormData
  response: { success: true }
}>('POST /api/restore/part', {
  failure: 'The file could not be sent. Please try again.',
  limit: RESTORE_PART_BYTES + 128 * 1024,
})

/** Checks the whole file and says what restoring it would change. 400 'damaged' says what is wrong. */
export const previewRestore = endpoint<{
  body: { permit: string; parts: number }
  response: RestorePreview
}>('POST /api/restore/preview', { failure })

/** Restores the file that was looked at; `sha256` is the preview's. */
export const applyRestore = endpoint<{
  body: { permit: string; parts: number; sha256: string }
  response: { success: true; last: LastRestore }
}>('POST /api/restore/apply', {
  failure: 'The restore did not end. Restore the same file again, or undo it.',
  changes: ['content', 'events', 'notices', 'prayer', 'screens', 'settings', 'theme', 'videos'],
})

/** Puts back what the last restore replaced, and takes away what it added. */
export const undoRestore = endpoint<{
  body: Proof
  response: { success: true }
}>('POST /api/restore/undo', {
  proof: 'always',
  notOnFirstDay: true,
  failure: 'The restore could not be undone. Please try again.',
  changes: ['content', 'events', 'notices', 'prayer', 'screens', 'settings', 'theme', 'videos'],
})
