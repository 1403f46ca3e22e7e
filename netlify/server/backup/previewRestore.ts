import { contentOf } from '#config/seed/releases.ts'
import type { RestoredItems, RestorePreview } from '#contract/restore.ts'
import type { Manifest } from '#domain/backup/manifest.ts'
import { canonical } from '#domain/canonical.ts'
import { findSection, pageDefinition, sectionPaths, splitPath } from '#domain/content/registry.ts'
import type { SavedContent } from '#domain/content/saved.ts'
import type { StoredEvent } from '#domain/events/stored.ts'
import type { Page } from '#domain/structure/structure.ts'
import * as all from '../storage/all.ts'
import { type Document, read } from '../storage/documents.ts'
import { skipUnreadable } from '../storage/errors.ts'
import { translationsDocument } from '../storage/translations.ts'
import { readVerified } from './contents.ts'
import { messageIn } from './eachEntry.ts'
import { isRestored, restorePlan } from './restorePlan.ts'
import { readStored, storedKind } from './stored.ts'
import type { ZipFile } from './zipFile.ts'

const { contentDocument, eventsDocument, languagesDocument, structureDocument, themeDocument } = all
const NOT_NAMED: readonly string[] = [
  ...[contentDocument.key, eventsDocument.key, structureDocument.key, themeDocument.key],
  ...[all.offsiteDocument.key, all.sharedDraftsDocument.key],
]
/** What is named as a whole where it differs. */
const PARTS = Object.values(all).filter(
  ({ key }) => isRestored({ store: 'documents', key }) && !NOT_NAMED.includes(key),
)

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
          .then(bytes => readStored(storedKind(entry.store, entry.key)!, bytes).value as T)
          .catch(skipUnreadable)
      : await document.seed()
    const now = await read(document).catch(skipUnreadable)
    return now && then !== null ? [now.value, then] : null
  }
  const unreadable: string[] = []
  const compared = async <T>(document: Document<T>) => {
    const values = await both(document)
    if (!values) unreadable.push(document.key)
    return values
  }
  const content = await compared(contentDocument)
  const events = await compared(eventsDocument)
  const structure = await compared(structureDocument)
  const [themeNow, themeThen] = (await compared(themeDocument)) ?? []
  const { others } = (await read(languagesDocument)).value
  const parts: string[] =
    structure && !isSame(structure[0].sites, structure[1].sites) ? [structureDocument.key] : []
  for (const document of [...PARTS, ...others.map(translationsDocument)] as Document<unknown>[]) {
    const values = await compared(document)
    if (values && !isSame(...values)) parts.push(document.key)
  }
  return {
    madeAt: manifest.madeAt,
    texts: content ? changedTexts(...content) : [],
    events: changedItems(
      events?.map(({ events }) => events.map(shown)),
      ({ title }) => title,
    ),
    pages: changedItems(
      structure?.map(({ pages }) => pages),
      nameOfPage,
    ),
    ...{ parts, unreadable },
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

/** What differs between two lists, of the site and of the backup; nothing where one cannot be read. */
function changedItems<T extends { id: string }>(
  [now = [], then = []]: readonly (readonly T[])[] = [],
  nameOf: (item: T) => string,
): RestoredItems {
  const byId = (list: readonly T[]) => new Map(list.map(item => [item.id, item]))
  const [here, there] = [byId(now), byId(then)]
  const isChanged = (one: T) => here.has(one.id) && !isSame(here.get(one.id), one)
  return {
    back: then.filter(({ id }) => !here.has(id)).map(nameOf),
    changed: then.filter(isChanged).map(nameOf),
    gone: now.filter(({ id }) => !there.has(id)).map(nameOf),
  }
}

const nameOfPage = ({ id, title }: Page) => title ?? pageDefinition(id)?.title ?? id

/** An event without what says when it was saved. */
function shown(stored: StoredEvent) {
  const { revision: _, savedAt: __, savedBy: ___, prayerRevision: ____, ...event } = stored
  return event
}

/** The order of fields does not count. */
const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)
