import { restoreSection } from '#contract/content.ts'
import { changeEvents, deleteEvent, getAdminEvents, restoreEvent } from '#contract/events.ts'
import { habitsApi } from '#contract/habits.ts'
import { languagesApi } from '#contract/languages.ts'
import { templatesApi } from '#contract/messages.ts'
import { deleteNotice, getAdminNotices, restoreNotice } from '#contract/notices.ts'
import { getPeople } from '#contract/people.ts'
import { getPictures, replacePicture, restorePicture } from '#contract/pictures.ts'
import { prayerApi } from '#contract/prayerSettings.ts'
import { screensApi } from '#contract/screens.ts'
import { getAdminSettings, saveSettings } from '#contract/settings.ts'
import { structureApi } from '#contract/structure.ts'
import { translationsApi } from '#contract/translations.ts'
import type { Role } from '#domain/account/roles.ts'
import type { ActivityEntry } from '#domain/activity/activity.ts'
import { documentIn, isCreation, isDeletedNotice } from '#domain/activity/undoable.ts'
import { SITE_FIELDS, type SiteFields } from '#domain/settings/siteSettings.ts'
import { colorOfSite } from '#domain/theme/siteTheme.ts'
import { failedSave } from '#panel/editing/failedSave.ts'
import { saveNotified } from '#panel/notices/alarm.ts'
import { saveRole } from '#panel/people/people.ts'
import { builtOf, chooseSiteTheme, loadTheme, saveBuilt } from '#panel/settings/theme.ts'
import { showError, showSuccess } from '#panel/shell/banner.ts'
import { $look, callAsAdmin } from '#panel/shell/session.ts'
import { prayerRevision } from './activity.ts'
import { ALREADY, changedAgain, GONE, type UndoOutcome } from './outcomes.ts'
import { undonePrayer } from './undonePrayer.ts'

const DOCUMENTS = {
  habits: habitsApi,
  languages: languagesApi,
  screens: screensApi,
  structure: structureApi,
  templates: templatesApi,
}
const LOOK = ' Open it to look at its earlier versions.'

/**
 * Takes back the save that an entry describes. What was changed again since then is kept: nothing is
 * undone, and the message says so. False where nothing answered.
 */
export async function undoSave(entry: ActivityEntry): Promise<boolean> {
  try {
    const outcome = await undo(entry)
    if (outcome) showError(outcome)
    else if (outcome === undefined) showSuccess('The change was undone.')
    return true
  } catch (error) {
    const { newer, problem, isUnanswered } = failedSave(error)
    showError(newer ? changedAgain(newer.by) + LOOK : problem)
    return !isUnanswered
  }
}

function undo(entry: ActivityEntry): Promise<UndoOutcome> {
  const { prayer, picture, values, person, moved } = entry
  if (moved) return moveBack(entry, moved)
  if (isCreation(entry)) return deleteCreated(entry)
  if (isDeletedNotice(entry)) return bringBack(entry.notice ?? '')
  if (prayer !== undefined) return undoPrayer(prayer)
  if (picture !== undefined) return undoPicture(picture, entry)
  return values ? undoValues(values, person) : restoreBefore(entry)
}

/** Deletes a new event or notice that nobody has changed since; it can be restored for a while. */
async function deleteCreated({ event, notice, revision }: ActivityEntry): Promise<UndoOutcome> {
  const items = event
    ? await callAsAdmin(getAdminEvents)
    : (await callAsAdmin(getAdminNotices)).notices
  const id = event ?? notice ?? ''
  const found = items.find(item => item.id === id)
  if (!found) return ALREADY
  if (found.revision !== revision) return changedAgain(null, found.title) + LOOK
  await callAsAdmin(event ? deleteEvent : deleteNotice, { params: { id } })
  return undefined
}

/** A deleted notice is shown again, if its time is not over. */
async function bringBack(id: string): Promise<UndoOutcome> {
  const { notices, deleted } = await callAsAdmin(getAdminNotices)
  if (notices.some(notice => notice.id === id)) return ALREADY
  if (!deleted.some(notice => notice.id === id)) return GONE
  const saved = await saveNotified(restoreNotice, { params: { id }, body: {} })
  return saved ? undefined : null
}

/** The day is as its event repeats again, without the event that took place instead. */
async function moveBack(
  { event: id = '', revision }: ActivityEntry,
  movedBack: NonNullable<ActivityEntry['moved']>,
): Promise<UndoOutcome> {
  const made = (await callAsAdmin(getAdminEvents)).find(event => event.id === movedBack.made)
  if (made && made.revision !== revision) return changedAgain(null, made.title) + LOOK
  await callAsAdmin(changeEvents, { body: { changes: [{ id, movedBack }] } })
  return undefined
}

/** What an entry is about becomes as before, unless it is newer than the entry. */
async function restoreBefore(entry: ActivityEntry): Promise<UndoOutcome> {
  const { event, section, notice, revision: base, before: revision } = entry
  if (revision === undefined) return GONE
  const body = { revision, base }
  const document = documentIn(entry)
  if (event) await callAsAdmin(restoreEvent, { params: { id: event }, body })
  else if (document) await callAsAdmin(DOCUMENTS[document].restore, { body })
  else if (entry.translations) {
    const params = { language: entry.translations }
    await callAsAdmin(translationsApi.restore, { params, body })
  } else if (notice) {
    if (!(await saveNotified(restoreNotice, { params: { id: notice }, body }))) return null
  } else {
    const [pageId = '', sectionId = ''] = section?.split('/') ?? []
    await callAsAdmin(restoreSection, { params: { pageId, sectionId }, body })
  }
  return undefined
}

async function undoPrayer(revision: number): Promise<UndoOutcome> {
  const [current, { versions }] = await Promise.all([
    callAsAdmin(prayerApi.read),
    callAsAdmin(prayerApi.versions),
  ])
  const undone = undonePrayer(versions, current, revision)
  if ('isGone' in undone) return GONE
  if ('isDone' in undone) return ALREADY
  if ('changedAgain' in undone) return changedAgain(null, undone.changedAgain) + LOOK
  const body = { base: current.revision, settings: undone.settings }
  prayerRevision.set((await callAsAdmin(prayerApi.save, { body })).revision)
  return undefined
}

type Values = NonNullable<ActivityEntry['values']>

/** Takes back what an entry without versions changed: a role, the theme, or fields of the settings. */
function undoValues(values: Values, person: string | undefined): Promise<UndoOutcome> {
  if (person !== undefined) return undoRole(person, values)
  return 'theme' in values.after ? undoTheme(values) : undoSettings(values)
}

/** Shows the former picture again in the places that still show the other one, or restores a deleted one. */
async function undoPicture(
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
