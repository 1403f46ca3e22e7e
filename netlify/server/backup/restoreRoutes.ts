import {
  RestoreApplySchema,
  RestorePartSchema,
  RestorePreviewSchema,
} from '#contract/backup.schema.ts'
import { ProofSchema } from '#contract/password.schema.ts'
import {
  applyRestore,
  beginRestore,
  getLastRestore,
  previewRestore,
  RESTORE_PART_BYTES,
  sendRestorePart,
  undoRestore,
} from '#contract/restore.ts'
import { FormSchema } from '#contract/uploads.schema.ts'
import { mailAlert } from '../account/emails.ts'
import { recordActivity } from '../activity/record.ts'
import { onAdmin } from '../auth/admin.ts'
import { parsed } from '../http/parsed.ts'
import { Refusal } from '../http/refusal.ts'
import { DONE } from '../http/response.ts'
import { rebuildNow } from '../publish/rebuild.ts'
import { checkPermit } from './permit.ts'

/*
 * What restores is loaded when it is used: it reads every kind of stored data, and most calls of
 * the panel need none of it.
 */
const upload = () => import('./restoreUpload.ts')
const restore = () => import('./panelRestore.ts')

const day = (iso: string) => iso.slice(0, 10)

export const restoreRoutes = [
  onAdmin(beginRestore, { body: ProofSchema }, async ({ admin }) => {
    const { permitRestore } = await upload()
    return { ...DONE, permit: await permitRestore(admin, new Date()) }
  }),
  onAdmin(getLastRestore, {}, async () => {
    const { readLastRestore } = await restore()
    return { last: await readLastRestore(new Date()) }
  }),
  onAdmin(sendRestorePart, { body: FormSchema }, async ({ admin, body }) => {
    const { part, ...fields } = Object.fromEntries(body)
    const { permit, index } = parsed(RestorePartSchema, fields, 'form')
    const file = await checkPermit('restore', admin, permit)
    if (!(part instanceof Blob) || part.size === 0 || part.size > RESTORE_PART_BYTES)
      throw new Refusal(400, 'bad_request', 'What was sent could not be read.')
    const { stagePart } = await import('../storage/staging.ts')
    await stagePart(file, index, new Uint8Array(await part.arrayBuffer()))
    return DONE
  }),
  onAdmin(previewRestore, { body: RestorePreviewSchema }, async ({ admin, body }) => {
    const { withSentBackup } = await upload()
    const file = await checkPermit('restore', admin, body.permit)
    const preview = await import('./previewRestore.ts')
    return withSentBackup(file, body.parts, async ({ zip, manifest, sha256 }) => ({
      ...(await preview.restoreDifferences(zip, manifest)),
      sha256,
    }))
  }),
  onAdmin(applyRestore, { body: RestoreApplySchema }, async ({ admin, body, waitUntil }) => {
    const { withSentBackup } = await upload()
    const file = await checkPermit('restore', admin, body.permit)
    const { restoreInPanel } = await restore()
    const { name } = admin.user
    const last = await withSentBackup(file, body.parts, async ({ zip, manifest, sha256 }) => {
      if (sha256 !== body.sha256)
        throw new Refusal(409, 'another_file', 'Another file was sent meanwhile. Choose it again.')
      return restoreInPanel(zip, manifest, name)
    })
    const action = `Restored a backup of ${day(last.madeAt)}`
    await recordActivity(admin.user, action)
    const { clearStaged } = await import('../storage/staging.ts')
    waitUntil(clearStaged({ file }))
    waitUntil(rebuildNow(new Date()))
    waitUntil(mailAlert(`${name} restored the website from a backup of ${day(last.madeAt)}`))
    return { ...DONE, last }
  }),
  onAdmin(undoRestore, { body: ProofSchema }, async ({ admin, waitUntil }) => {
    const { undoRestoreInPanel } = await restore()
    if (!(await undoRestoreInPanel(admin.user.name, new Date())))
      throw new Refusal(409, 'nothing_to_undo', 'There is no restore to undo.')
    await recordActivity(admin.user, 'Undid the restore of a backup')
    waitUntil(rebuildNow(new Date()))
    waitUntil(mailAlert(`${admin.user.name} undid the restore of a backup of the website`))
    return DONE
  }),
]
