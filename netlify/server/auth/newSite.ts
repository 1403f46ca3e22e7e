import { seedPages } from '#config/seed/pages/index.ts'
import { newUser } from '#domain/account/user.ts'
import { effectiveContent } from '#domain/content/overlay.ts'
import { siteTexts } from '#domain/settings/siteTexts.ts'
import { env } from '../env.ts'
import { read, UNCHANGED, update } from '../storage/documents.ts'
import { UnreadableError } from '../storage/errors.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { usersDocument } from '../storage/users.ts'
import { newPasswordProblem } from './newPassword.ts'
import { generatePassword, hashPassword } from './password.ts'

/** A new site has the seed's name. */
const { siteName: SITE_NAME } = siteTexts(path => effectiveContent(seedPages, {}, path))

/** `password`: only when it was generated. */
export interface FirstAdmin {
  email: string
  password?: string
}

/** What was created for a new site, and which stored data prevented it. */
interface NewSite {
  admin?: FirstAdmin
  problems: string[]
}

/**
 * Stores the seed settings, so that their dates do not move, and creates the first admin from
 * ADMIN_EMAIL and ADMIN_PASSWORD or a generated password. Changes nothing where settings or
 * accounts exist, readable or not. Throws StorageError.
 */
export async function prepareNewSite(): Promise<NewSite> {
  try {
    const settings = await read(prayerSettingsDocument)
    if (settings.revision === 0) await update(prayerSettingsDocument, current => current.value)
    return await createFirstAdmin()
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error
    return { problems: [error.message, 'The pages stay as they were last built.'] }
  }
}

async function createFirstAdmin(): Promise<NewSite> {
  const { value, unreadable } = await read(usersDocument)
  if (unreadable.length > 0) {
    return { problems: ['Some accounts cannot be read by this version of the site.'] }
  }
  if (value.users.length > 0) return { problems: [] }
  const { adminEmail: email = 'admin@example.org', adminPassword } = env()
  const person = { name: 'Administrator', email }
  const problem = adminPassword && newPasswordProblem(person, adminPassword, { site: SITE_NAME })
  if (problem) return { problems: [`ADMIN_PASSWORD makes no first admin. ${problem}`] }
  const password = adminPassword ?? generatePassword()
  const passwordHash = await hashPassword(password)
  const user = newUser({
    id: crypto.randomUUID(),
    ...person,
    passwordHash,
    createdAt: new Date().toISOString(),
  })
  const saved = await update(usersDocument, ({ value, unreadable }) =>
    value.users.length + unreadable.length > 0 ? UNCHANGED : { users: [user] },
  )
  if (saved.value.users[0]?.id !== user.id) return { problems: [] }
  return { admin: { email, ...(!adminPassword && { password }) }, problems: [] }
}
