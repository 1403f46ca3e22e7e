import { BackupEntryQuerySchema, BackupQuerySchema } from '#contract/backup.schema.ts'
import { beginBackup, ENTRY_HEADERS, listBackup, readBackupEntry } from '#contract/backup.ts'
import { ProofSchema } from '#contract/password.schema.ts'
import { mailAlert } from '../account/emails.ts'
import { onAdmin } from '../auth/admin.ts'
import { DONE, INERT } from '../http/response.ts'
import { downloadPage, downloadPart, permitDownload } from './download.ts'
import { checkPermit } from './permit.ts'

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
