import { firstEvents } from '#config/seed/events.ts'
import { contentOf, SEED } from '#config/seed/releases.ts'
import { newUser } from '#domain/account/user.ts'
import { NEW_SITE_LOG_MONTHS } from '#domain/retention/lifetimes.ts'
import { siteTexts } from '#domain/settings/siteTexts.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { siteNow } from '../clock.ts'
import { env } from '../env.ts'
import { contentDocument } from '../storage/content.ts'
import { read, UNCHANGED, update } from '../storage/documents.ts'
import { UnreadableError } from '../storage/errors.ts'
import { eventsDocument, NEVER_SAVED } from '../storage/events.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { retentionDocument } from '../storage/retention.ts'
import { usersDocument } from '../storage/users.ts'
import { newPasswordProblem } from './newPassword.ts'
import { generatePassword, hashPassword } from './password.ts'

/** A new site has the seed's name. */
const siteName = () => siteTexts(path => contentOf({ sections: {}, seed: SEED }, path)).siteName

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
 * Stores which seed the site started with and the seed settings, so that neither its texts nor the
 * settings' dates change with a release, and creates the first admin from
 * ADMIN_EMAIL and ADMIN_PASSWORD or a generated password. Changes nothing where settings or
 * accounts exist, readable or not. Throws StorageError.
 */
export async function prepareNewSite(): Promise<NewSite> {
  try {
    // Before the prayer settings, by which the content's seed knows an older site.
    const content = await read(contentDocument)
    if (content.revision === 0) {
      await update(contentDocument, ({ value, revision }) => (revision > 0 ? UNCHANGED : value))
    }
    const settings = await read(prayerSettingsDocument)
    if (settings.revision === 0) {
      await storeFirstEvents(civilDateIn(settings.value.place.timeZone, siteNow()))
      await update(prayerSettingsDocument, current => current.value)
    }
    return await createFirstAdmin()
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error
    return { problems: [error.message, 'The pages stay as they were last built.'] }
  }
}

/** Stores the events of a new site, some of which have a date of its first weeks. */
async function storeFirstEvents(today: string): Promise<void> {
  await update(eventsDocument, ({ value, revision }) =>
    revision > 0
      ? UNCHANGED
      : { ...value, events: firstEvents(today).map(event => ({ ...event, ...NEVER_SAVED })) },
  )
}

async function createFirstAdmin(): Promise<NewSite> {
  const { value, unreadable } = await read(usersDocument)
  if (unreadable.length > 0) {
    return { problems: ['Some accounts cannot be read by this version of the site.'] }
  }
  if (value.users.length > 0) return { problems: [] }
  const { adminEmail: email = 'admin@example.org', adminPassword } = env()
  const person = { name: 'Administrator', email }
  const problem =
    adminPassword && (await newPasswordProblem(person, adminPassword, { site: siteName() }))
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
  await update(retentionDocument, ({ revision }) =>
    revision > 0 ? UNCHANGED : { logMonths: NEW_SITE_LOG_MONTHS },
  )
  return { admin: { email, ...(!adminPassword && { password }) }, problems: [] }
}
