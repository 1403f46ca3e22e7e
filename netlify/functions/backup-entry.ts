import type { Config } from '@netlify/functions'
import { BackupEntryQuerySchema } from '#contract/backup.schema.ts'
import { ENTRY_HEADERS, readBackupEntry } from '#contract/backup.ts'
import { downloadPart, requirePermit } from '#server/backup/download.ts'
import { onAdmin } from '#server/http/admin.ts'
import { handle } from '#server/http/handle.ts'

/** The bytes of one entry of a backup. */
export default handle(
  onAdmin(readBackupEntry, { query: BackupEntryQuerySchema }, async ({ admin, query }) => {
    const { permit, store, key, from = 0 } = query
    await requirePermit(admin, permit)
    const { part, size, sha256, metadata } = await downloadPart(store, key, from)
    return new Response(part, {
      headers: {
        'content-type': 'application/octet-stream',
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        [ENTRY_HEADERS.size]: String(size),
        [ENTRY_HEADERS.sha256]: sha256,
        [ENTRY_HEADERS.metadata]: encodeURIComponent(JSON.stringify(metadata)),
      },
    })
  }),
)

export const config: Config = { path: '/api/backup/entry' }
