import type { UnreadableItem } from '#contract/unreadable.ts'
import { kindOf, type SectionPath } from '#domain/content/registry.ts'
import { unreadableContentItems as unreadableListItems } from '#domain/content/unreadable.ts'
import {
  UNREADABLE_KINDS,
  type UnreadableCounts,
  type UnreadableKind,
} from '#domain/settings/unreadable.ts'
import { contentDocument } from '../storage/content.ts'
import { type Document, read, type Stored } from '../storage/documents.ts'
import { UnreadableError } from '../storage/errors.ts'
import { eventsDocument } from '../storage/events.ts'
import { readMessages } from '../storage/mailbox.ts'
import { countUnreadableMessages } from '../storage/messageIndex.ts'
import { readRawMessage } from '../storage/messages.ts'
import { noticesDocument } from '../storage/notices.ts'
import { prayerSettingsDocument } from '../storage/prayerSettings.ts'
import { screensDocument } from '../storage/screens.ts'
import { signInsDocument } from '../storage/signIns.ts'
import { themeDocument } from '../storage/theme.ts'
import { usersDocument } from '../storage/users.ts'

/** What this release cannot read of what is stored. */
interface UnreadableReport {
  readonly counts: UnreadableCounts
  /** Documents that cannot be read at all, each with the reason, for a person. */
  readonly documents: readonly string[]
}

/** Counts what cannot be read. Throws StorageError. */
export async function unreadableReport(): Promise<UnreadableReport> {
  const { items, documents } = await inDocuments()
  const messages = await countUnreadableMessages()
  const count = (kind: UnreadableKind) =>
    kind === 'messages' ? messages : items.filter(item => item.kind === kind).length
  const counts = Object.fromEntries(UNREADABLE_KINDS.map(kind => [kind, count(kind)]))
  return { counts: counts as unknown as UnreadableCounts, documents }
}

/** The items themselves, as stored; of people only the ids. Throws StorageError. */
export async function unreadableItems(): Promise<UnreadableItem[]> {
  const { items } = await inDocuments()
  const { unreadable } = await readMessages()
  const messages = await Promise.all(
    unreadable.map(async id => ({
      kind: 'messages' as const,
      at: id,
      item: await readRawMessage(id),
    })),
  )
  return [...items, ...messages]
}

async function inDocuments(): Promise<{ items: UnreadableItem[]; documents: string[] }> {
  const documents: string[] = []
  const stored = <T>(document: Document<T>): Promise<Stored<T> | null> =>
    read(document).catch(error => {
      if (!(error instanceof UnreadableError)) throw error
      documents.push(error.message)
      return null
    })
  const [events, notices, users, prayer, content, screens] = await Promise.all([
    stored(eventsDocument),
    stored(noticesDocument),
    stored(usersDocument),
    stored(prayerSettingsDocument),
    stored(contentDocument),
    stored(screensDocument),
    stored(themeDocument),
    stored(signInsDocument),
  ])
  const of = (kind: UnreadableKind, from: Stored<unknown> | null): UnreadableItem[] =>
    (from?.unreadable ?? []).map(({ at, item }) => ({ kind, at, item }))
  const lists = Object.entries(content?.value.sections ?? {}).flatMap(([path, { content }]) =>
    unreadableListItems(kindOf(path as SectionPath), content).map(({ at, item }) => ({
      ...{ kind: 'list-items' as const, at: `${path}.${at}`, item },
    })),
  )
  const items = [
    ...of('events', events),
    ...of('notices', notices),
    ...of('people', users).map(({ item, ...where }) => ({ ...where, item: { id: idOf(item) } })),
    ...of('prayer-rules', prayer),
    ...of('sections', content),
    ...of('screens', screens),
    ...lists,
  ]
  return { items, documents: documents.sort() }
}

/** The id of an account, by which the maintainer finds it; null if it has none. */
function idOf(item: unknown): string | null {
  const id = typeof item === 'object' && item !== null && 'id' in item ? item.id : null
  return typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id) ? id : null
}
