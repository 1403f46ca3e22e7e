import { BackupEntryQuerySchema, BackupQuerySchema } from '#contract/backup.schema.ts'
import {
  beginBackup,
  ENTRY_HEADERS,
  listBackup,
  PART_BYTES,
  readBackupEntry,
} from '#contract/backup.ts'
import { ProofSchema } from '#contract/password.schema.ts'
import { type BackupBlob, sha256 } from '#domain/backup/collect.ts'
import { mailAlert } from '../account/emails.ts'
import { recordActivity } from '../activity/record.ts'
import { onAdmin } from '../auth/admin.ts'
import type { Admin } from '../auth/session.ts'
import { Refusal } from '../http/refusal.ts'
import { DONE, INERT } from '../http/response.ts'
import { isStore, readEntry } from '../storage/entries.ts'
import { isSafeKey } from '../storage/keys.ts'
import { isAccountData } from './accounts.ts'
import { checkPermit, signPermit } from './permit.ts'
import { listForBackup } from './source.ts'

/** Keeps a page far below the platform's response limit. */
const PAGE_ENTRIES = 5_000

/** Opens a download for an admin who gave proof. */
async function permitDownload(admin: Admin): Promise<string> {
  await recordActivity(admin.user, 'Downloaded a backup')
  return signPermit('backup', admin)
}

const positionOf = ({ store, key }: BackupBlob) => `${store}/${key}`

/** The entries that follow the position, one page of them, without accounts. */
async function downloadPage(after = ''): Promise<{ entries: BackupBlob[]; next: string | null }> {
  const following = (await listForBackup())
    .filter(entry => positionOf(entry) > after && !isAccountData(entry))
    .sort((a, b) => (positionOf(a) < positionOf(b) ? -1 : 1))
  const entries = following.slice(0, PAGE_ENTRIES)
  const last = entries.at(-1)
  return { entries, next: last && following.length > PAGE_ENTRIES ? positionOf(last) : null }
}

/** A part of an entry, with the size, hash and metadata of the whole entry. Throws Refusal 404. */
async function downloadPart(store: string, key: string, from: number) {
  const isOpen = isStore(store) && isSafeKey(key) && !isAccountData({ store, key })
  const body = isOpen ? await readEntry(store, key) : null
  if (!body) throw new Refusal(404, 'not_found', 'There is no such entry.')
  const { bytes, metadata } = body
  return {
    part: bytes.subarray(from, from + PART_BYTES),
    size: bytes.byteLength,
    sha256: await sha256(bytes),
    metadata,
  }
}

export const backupRoutes = [
  onAdmin(beginBackup, { body: ProofSchema }, async ({ admin, waitUntil }) => {
    const permit = await permitDownload(admin)
    waitUntil(mailAlert(`${admin.user.name} downloaded a backup of the website`))
    return { ...DONE, permit }
  }),
  onAdmin(listBackup, { query: BackupQuerySchema }, async ({ admin, query }) => {
    await checkPermit('backup', admin, query.permit)
    return downloadPage(query.after)
  }),
  onAdmin(readBackupEntry, { query: BackupEntryQuerySchema }, async ({ admin, query }) => {
    const { permit, store, key, from = 0 } = query
    await checkPermit('backup', admin, permit)
    const { part, size, sha256, metadata } = await downloadPart(store, key, from)
    return new Response(part, {
      headers: {
        'content-type': 'application/octet-stream',
        'cache-control': 'private, no-store',
        ...INERT,
        [ENTRY_HEADERS.size]: String(size),
        [ENTRY_HEADERS.sha256]: sha256,
        [ENTRY_HEADERS.metadata]: encodeURIComponent(JSON.stringify(metadata)),
      },
    })
  }),
]
