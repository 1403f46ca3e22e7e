import { newUser } from '#domain/account/user.ts'
import { generatePassword, hashPassword } from '../auth/password.ts'
import { env } from '../env.ts'
import { read, UNCHANGED, update } from '../storage/documents.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { UnreadableError } from '../storage/store.ts'
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
 * settings or accounts exist, readable or not. Throws StorageError.
 */
export async function firstStart(): Promise<FirstStart> {
  try {
    return await prepareSite()
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error
    return { notes: [error.message, 'The pages stay as they were last built.'] }
  }
}

async function prepareSite(): Promise<FirstStart> {
  const settings = await read(prayerSettingsDocument)
  if (settings.revision === 0) {
    await update(prayerSettingsDocument, current => current.value)
  }
  const { value, unreadable } = await read(usersDocument)
  if (unreadable.length > 0) {
    const notes = ['Some accounts cannot be read by this version of the site.']
    return { notes: [...notes, ...(await exampleNotes())] }
  }
  if (value.users.length > 0) return { notes: await exampleNotes() }

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
  const saved = await update(usersDocument, ({ value, unreadable }) =>
    value.users.length + unreadable.length > 0 ? UNCHANGED : { users: [user] },
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
