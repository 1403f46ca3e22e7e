import { contentOf } from '#config/seed/releases.ts'
import type { RestorePreview } from '#contract/restore.ts'
import type { Manifest } from '#domain/backup/manifest.ts'
import { findSection, pageDefinition, sectionPaths, splitPath } from '#domain/content/registry.ts'
import type { SavedContent } from '#domain/content/saved.ts'
import type { StoredEvent } from '#domain/events/stored.ts'
import { contentDocument } from '../storage/content.ts'
import { type Document, read, readEnvelope } from '../storage/documents.ts'
import { skipUnreadable } from '../storage/errors.ts'
import { eventsDocument } from '../storage/events.ts'
import { noticesDocument } from '../storage/notices.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { screensDocument } from '../storage/screens.ts'
import { themeDocument } from '../storage/theme.ts'
import { messageIn } from './heldMail.ts'
import { restorePlan } from './restorePlan.ts'
import { readVerified } from './verify.ts'
import type { ZipFile } from './zipFile.ts'

/**
 * Says what restoring a backup in the panel would change on this site. To be called once
 * `verifyBackup` has passed. Throws DamagedError, StorageError.
 */
export async function restoreDifferences(
  zip: ZipFile,
  manifest: Manifest,
): Promise<Omit<RestorePreview, 'sha256'>> {
  const { added } = await restorePlan(manifest)
  /** Both values of a document: on the site, and in the backup. Null where one cannot be read. */
  const both = async <T>(document: Document<T>): Promise<[T, T] | null> => {
    const entry = manifest.entries.find(
      ({ store, key }) => store === 'documents' && key === document.key,
    )
    const then = entry
      ? await readVerified(zip, entry)
          .then(bytes => readEnvelope(document, JSON.parse(new TextDecoder().decode(bytes))))
          .then(({ reading }) => reading.value)
          .catch(skipUnreadable)
      : await document.seed()
    const now = await read(document).catch(skipUnreadable)
    return now && then !== null ? [now.value, then] : null
  }
  const content = await both(contentDocument)
  const events = await both(eventsDocument)
  const prayer = await both(prayerSettingsDocument)
  const screens = await both(screensDocument)
  const notices = await both(noticesDocument)
  const theme = await both(themeDocument)
  const [themeNow, themeThen] = theme ?? []
  return {
    madeAt: manifest.madeAt,
    texts: content ? changedTexts(...content) : [],
    events: events ? changedEvents(events[0].events, events[1].events) : NO_EVENTS,
    prayerSettings: prayer !== null && !isSame(prayer[0], prayer[1]),
    screens: screens !== null && !isSame(screens[0], screens[1]),
    notices: notices !== null && !isSame(notices[0], notices[1]),
    theme: themeThen && themeNow?.theme !== themeThen.theme ? themeThen.theme : null,
    pictures: added.filter(({ store }) => store === 'uploads').length,
    messages: added.filter(entry => messageIn(entry) !== undefined).length,
    accounts: manifest.accounts,
  }
}

function changedTexts(now: SavedContent, then: SavedContent): string[] {
  const changed = sectionPaths().filter(path => contentOf(now, path) !== contentOf(then, path))
  return changed.map(path => {
    const [pageId, sectionId] = splitPath(path)
    return `${pageDefinition(pageId)?.title}: ${findSection(pageId, sectionId)?.title}`
  })
}

const NO_EVENTS: RestorePreview['events'] = { back: [], changed: [], gone: [] }

function changedEvents(now: readonly StoredEvent[], then: readonly StoredEvent[]) {
  const byId = (list: readonly StoredEvent[]) => new Map(list.map(event => [event.id, event]))
  const [here, there] = [byId(now), byId(then)]
  const titles = (list: readonly StoredEvent[]) => list.map(({ title }) => title)
  return {
    back: titles(then.filter(({ id }) => !here.has(id))),
    changed: titles(
      then.filter(one => here.has(one.id) && !isSame(shown(here.get(one.id)!), shown(one))),
    ),
    gone: titles(now.filter(({ id }) => !there.has(id))),
  }
}

/** An event without what says when it was saved. */
function shown(stored: StoredEvent) {
  const { revision: _, savedAt: __, savedBy: ___, prayerRevision: ____, ...event } = stored
  return event
}

/** The order of fields does not count. */
const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([x], [y]) => (x < y ? -1 : 1)))
      : part,
  )
