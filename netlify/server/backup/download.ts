import { PART_BYTES } from '#contract/backup.ts'
import { type BackupBlob, sha256 } from '#domain/backup/collect.ts'
import { recordActivity } from '../activity/record.ts'
import type { Admin } from '../auth/session.ts'
import { Refusal } from '../http/refusal.ts'
import { isStore, readEntry } from '../storage/entries.ts'
import { isSafeKey } from '../storage/keys.ts'
import { isAccountData } from './accounts.ts'
import { signPermit } from './permit.ts'
import { listForBackup } from './source.ts'

/** Keeps a page far below the platform's response limit. */
const PAGE_ENTRIES = 5_000

/** Opens a download for an admin who gave proof. */
export async function permitDownload(admin: Admin): Promise<string> {
  await recordActivity(admin.user, 'Downloaded a backup')
  return signPermit('backup', admin)
}

const positionOf = ({ store, key }: BackupBlob) => `${store}/${key}`

/** The entries that follow the position, one page of them, without accounts. */
export async function downloadPage(
  after = '',
): Promise<{ entries: BackupBlob[]; next: string | null }> {
  const following = (await listForBackup())
    .filter(entry => positionOf(entry) > after && !isAccountData(entry))
    .sort((a, b) => (positionOf(a) < positionOf(b) ? -1 : 1))
  const entries = following.slice(0, PAGE_ENTRIES)
  const last = entries.at(-1)
  return { entries, next: last && following.length > PAGE_ENTRIES ? positionOf(last) : null }
}

/** A part of an entry, with the size, hash and metadata of the whole entry. Throws Refusal 404. */
export async function downloadPart(store: string, key: string, from: number) {
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
