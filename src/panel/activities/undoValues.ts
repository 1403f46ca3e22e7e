import { getPeople } from '#contract/people.ts'
import { getPictures, replacePicture, restorePicture } from '#contract/pictures.ts'
import { getAdminSettings, saveSettings } from '#contract/settings.ts'
import type { Role } from '#domain/account/roles.ts'
import type { ActivityEntry } from '#domain/activity/activity.ts'
import { SITE_FIELDS, type SiteFields } from '#domain/settings/siteSettings.ts'
import { colorOfSite } from '#domain/theme/siteTheme.ts'
import { saveRole } from '#panel/people/people.ts'
import { builtOf, chooseSiteTheme, loadTheme, saveBuilt } from '#panel/settings/theme.ts'
import { $look, callAsAdmin } from '#panel/shell/session.ts'
import { ALREADY, changedAgain, GONE, type UndoOutcome } from './outcomes.ts'

type Values = NonNullable<ActivityEntry['values']>

/** Takes back what an entry without versions changed: a role, the theme, or fields of the settings. */
export function undoValues(values: Values, person: string | undefined): Promise<UndoOutcome> {
  if (person !== undefined) return undoRole(person, values)
  return 'theme' in values.after ? undoTheme(values) : undoSettings(values)
}

/** Shows the former picture again in the places that still show the other one, or restores a deleted one. */
export async function undoPicture(
  picture: string,
  { by, places = [] }: ActivityEntry,
): Promise<UndoOutcome> {
  if (by !== undefined) {
    await callAsAdmin(replacePicture, { params: { hash: by }, body: { by: picture, places } })
    return undefined
  }
  const { pictures } = await callAsAdmin(getPictures)
  const found = pictures.find(({ hash }) => hash === picture)
  if (!found) return GONE
  if (!found.deleted) return ALREADY
  await callAsAdmin(restorePicture, { params: { hash: picture } })
  return undefined
}

async function undoRole(id: string, { before, after }: Values): Promise<UndoOutcome> {
  const { people } = await callAsAdmin(getPeople)
  const person = people.find(one => one.id === id)
  if (!person) return GONE
  if (person.role === before.role) return ALREADY
  if (person.role !== after.role) return changedAgain(null, person.name)
  await saveRole(person, before.role as Role)
  return null
}

async function undoTheme({ before, after }: Values): Promise<UndoOutcome> {
  await loadTheme()
  const stored = $look.get()
  if (!stored) return GONE
  // Logs of earlier releases name the theme alone.
  const has = (look: Readonly<Record<string, string>>) =>
    Object.keys({ ...before, ...after }).every(
      name => (Reflect.get(stored, name) ?? '') === (look[name] ?? ''),
    )
  if (has(before)) return ALREADY
  if (!has(after)) return changedAgain(null, 'The theme')
  const former = colorOfSite({ theme: '', ...before })
  if (former === colorOfSite(stored)) await saveBuilt(builtOf(before))
  else await chooseSiteTheme(former)
  return null
}

async function undoSettings({ before, after }: Values): Promise<UndoOutcome> {
  const { settings, revision: base } = await callAsAdmin(getAdminSettings)
  const { timezone: _, ...site } = settings
  const fields = Object.keys(after) as (keyof SiteFields)[]
  const changed = fields.filter(field => String(site[field]) !== after[field])
  if (fields.every(field => String(site[field]) === before[field])) return ALREADY
  if (changed.length > 0) {
    return changedAgain(null, changed.map(field => SITE_FIELDS[field].label).join(', '))
  }
  const former = fields.map(field => {
    const text = before[field]
    return [field, typeof site[field] === 'number' ? Number(text) : text]
  })
  await callAsAdmin(saveSettings, { body: { ...Object.fromEntries(former), base } })
  return undefined
}
