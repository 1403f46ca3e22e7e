import { AVATARS } from '../account/profile.ts'
import { signInLogDocument } from '../storage/signInLog.ts'
import { signInsDocument } from '../storage/signIns.ts'
import { usersDocument } from '../storage/users.ts'

const DOCUMENTS = [usersDocument.key, signInsDocument.key, signInLogDocument.key, 'tries']

/**
 * Whether a blob belongs to the admins' accounts: password hashes, second factors' secrets, open
 * sessions, tries, the log of sign-ins, and their pictures. No admin may read these of another one, so a backup
 * downloaded in the panel does not contain them.
 */
export function isAccountData({ store, key }: { store: string; key: string }): boolean {
  if (store === 'uploads') return key.startsWith(`${AVATARS}/`)
  if (store !== 'documents') return false
  const document = key.replace(/^versions\//, '')
  return DOCUMENTS.some(name => document === name || document.startsWith(`${name}/`))
}
