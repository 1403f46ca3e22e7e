import type { Config } from '@netlify/functions'
import { BackupQuerySchema } from '#contract/backup.schema.ts'
import { beginBackup, listBackup } from '#contract/backup.ts'
import { ProofSchema } from '#contract/password.schema.ts'
import { mailAlert } from '#server/account/letters.ts'
import { downloadPage, permitDownload, requirePermit } from '#server/backup/download.ts'
import { onAdmin } from '#server/http/admin.ts'
import { DONE } from '#server/http/answer.ts'
import { handle } from '#server/http/handle.ts'

/** Opens the download of a backup, and lists what belongs into it. */
export default handle(
  onAdmin(beginBackup, { body: ProofSchema }, async ({ admin, waitUntil }) => {
    const permit = await permitDownload(admin)
    waitUntil(mailAlert(`${admin.user.name} downloaded a backup of the website`))
    return { ...DONE, permit }
  }),
  onAdmin(listBackup, { query: BackupQuerySchema }, async ({ admin, query }) => {
    await requirePermit(admin, query.permit)
    return downloadPage(query.after)
  }),
)

export const config: Config = { path: '/api/backup' }
