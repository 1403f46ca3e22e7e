import type { Health } from '#contract/health.ts'
import { recipientsOf } from '../contact/recipients.ts'
import { canMail } from '../mail/send.ts'

/** Whether visitors' messages can be mailed and have a recipient. Throws StorageError. */
export async function mailState(): Promise<Health['mail']> {
  if (!canMail()) return 'off'
  return (await recipientsOf('contact')).length > 0 ? 'configured' : 'no reader'
}
