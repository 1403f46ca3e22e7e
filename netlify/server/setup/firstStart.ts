import { newUser } from '#domain/account/user.ts'
import { generatePassword, hashPassword } from '../auth/password.ts'
import { env } from '../env.ts'
import { read, UNCHANGED, update } from '../storage/documents.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { usersDocument } from '../storage/users.ts'
import { examplesLeft } from './examples.ts'

export interface FirstStart {
  /** The admin just made; `password` only when it was generated. Absent on every later start. */
  admin?: { email: string; password?: string }
  /** Lines for whoever runs the site: what still wants their attention. */
  notes: string[]
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
  if ((await read(usersDocument)).value.users.length > 0) return { notes: await exampleNotes() }

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
  const notes = await exampleNotes()
  if (saved.value.users[0]?.id !== user.id) return { notes }
  return { admin: { email, ...(!adminPassword && { password }) }, notes }
}

/** The same list as the dashboard's, with the page of the panel or the variable where each is set. */
async function exampleNotes(): Promise<string[]> {
  const examples = await examplesLeft()
  if (examples.length === 0) return []
  const lines = examples.map(({ name, at }) => `  ${name.padEnd(24)} ${at}`)
  return ['Still examples, or not set yet (in the panel, or by environment variables):', ...lines]
}
