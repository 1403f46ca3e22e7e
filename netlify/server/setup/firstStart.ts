import { newUser } from '#domain/account/user.ts'
import { generatePassword, hashPassword } from '../auth/password.ts'
import { env } from '../env.ts'
import { read, UNCHANGED, update } from '../storage/documents.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { usersDocument } from '../storage/users.ts'

export interface FirstStart {
  /** The admin just made; `password` only when it was generated. Absent on every later start. */
  admin?: { email: string; password?: string }
}

/**
 * Makes a new site usable: stores the seed settings, so that their dates stay put, and creates the
 * first admin from ADMIN_EMAIL and ADMIN_PASSWORD or a generated password. Changes nothing where
 * settings or accounts exist. Throws StorageError.
 */
export async function firstStart(): Promise<FirstStart> {
  const settings = await read(prayerSettingsDocument)
  if (settings.revision === 0) {
    await update(prayerSettingsDocument, current => current.value)
  }
  if ((await read(usersDocument)).value.users.length > 0) return {}

  const { adminEmail: email = 'admin@example.org', adminPassword } = env()
  const password = adminPassword ?? generatePassword()
  const passwordHash = await hashPassword(password)
  const user = newUser({
    id: crypto.randomUUID(),
    email,
    name: 'Administrator',
    passwordHash,
    createdAt: new Date().toISOString(),
  })
  const saved = await update(usersDocument, ({ value }) =>
    value.users.length > 0 ? UNCHANGED : { users: [user] },
  )
  if (saved.value.users[0]?.id !== user.id) return {}
  return { admin: { email, ...(!adminPassword && { password }) } }
}
