import { outboxDocument } from '../storage/push.ts'
import { signInLogDocument } from '../storage/signInLog.ts'
import { signInsDocument } from '../storage/signIns.ts'
import { AVATARS } from '../storage/uploads.ts'
import { usersDocument } from '../storage/users.ts'

const DOCUMENTS = [usersDocument.key, signInsDocument.key, signInLogDocument.key, 'tries']

/**
 * Who follows notifications, and what was sent: by a restore, those who stopped would be followers
 * again, and old news would be sent once more.
 */
const PUSH = ['followers', outboxDocument.key]

/**
 * Whether a blob belongs to the admins' accounts: password hashes, second factors' secrets, open
 * sessions, tries, the log of sign-ins, and their pictures; or to visitors' notifications. No admin may
 * read these, so a backup downloaded in the panel does not contain them.
 */
export function isAccountData({ store, key }: { store: string; key: string }): boolean {
  if (store === 'uploads') return key.startsWith(`${AVATARS}/`)
  if (store !== 'documents') return false
  const document = key.replace(/^versions\//, '')
  return [...DOCUMENTS, ...PUSH].some(name => document === name || document.startsWith(`${name}/`))
}
