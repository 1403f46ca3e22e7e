import { OffsiteKeySchema } from '#contract/backup.schema.ts'
import { getOffsiteBackups, type OffsiteBackups, setOffsiteKey } from '#contract/offsite.ts'
import { mailAlert } from '../../account/emails.ts'
import { recordActivity } from '../../activity/record.ts'
import { onAdmin } from '../../auth/admin.ts'
import { env } from '../../env.ts'
import { Refusal } from '../../http/refusal.ts'
import { read, update } from '../../storage/documents.ts'
import { type OffsiteRecord, offsiteDocument } from '../../storage/offsite.ts'

const response = ({ key, last, failing }: OffsiteRecord): OffsiteBackups => ({
  isSetUp: env().backupBucket !== undefined,
  key,
  last: last && { at: last.at, bytes: last.bytes },
  failing: failing && { since: failing.since, why: failing.why },
})

export const offsiteRoutes = [
  onAdmin(getOffsiteBackups, {}, async () => response((await read(offsiteDocument)).value)),
  onAdmin(setOffsiteKey, { body: OffsiteKeySchema }, async ({ admin, body, waitUntil }) => {
    const { recipient } = body
    await refuseMistyped(recipient)
    const { name } = admin.user
    const key = { recipient, at: new Date().toISOString(), by: name }
    const { value } = await update(offsiteDocument, stored => ({
      ...stored.value,
      key,
      failing: null,
    }))
    await recordActivity(admin.user, 'Set the key of the off-site backups')
    waitUntil(mailAlert(`${name} set a new key of the website’s off-site backups`))
    return response(value)
  }),
]

/** Its checksum is wrong, so that no key would open what is encrypted for it. */
async function refuseMistyped(recipient: string): Promise<void> {
  const { Encrypter } = await import('age-encryption')
  try {
    new Encrypter().addRecipient(recipient)
  } catch {
    throw new Refusal(400, 'bad_request', 'This is not the key of a backup.')
  }
}
