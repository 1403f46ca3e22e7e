import { contentOf } from '#config/seed/releases.ts'
import { ownsPage } from '#domain/account/roles.ts'
import { kindOf, type SectionPath } from '#domain/content/registry.ts'
import type { SavedContent, SavedSection } from '#domain/content/saved.ts'
import { withUnreadable } from '#domain/content/unreadable.ts'
import { refuseOutside } from '../activity/part.ts'
import type { Actor } from '../activity/record.ts'
import { limitConcurrency } from '../limitConcurrency.ts'
import { contentDocument } from '../storage/content.ts'
import { type Stored, UNCHANGED, update } from '../storage/documents.ts'

/**
 * All content is one document: many parallel saves in one process would only conflict with each
 * other.
 */
const limited = limitConcurrency(4)

/** Texts to save, by section; already checked and clean. */
export type Texts = Partial<Record<SectionPath, string>>

/**
 * Saves texts in one revision of the content, and only those that differ from the stored ones.
 * `check` gets the stored texts and may refuse the save by throwing. Returns all content after this save, and which of them it changed. Throws
 * StorageError, Refusal 403 for a text outside of the actor's part of the site.
 */
export async function storeTexts(
  by: Actor,
  texts: Texts,
  check: (saved: SavedContent) => void | Promise<void> = () => {},
): Promise<{ content: SavedContent; changed: SectionPath[] }> {
  let changed: SectionPath[] = []
  const change = async ({ value, revision }: Stored<SavedContent>) => {
    const entries = (Object.entries(texts) as [SectionPath, string][]).filter(
      ([path, text]) => text !== contentOf(value, path),
    )
    changed = entries.map(([path]) => path)
    if (changed.length === 0) return UNCHANGED
    for (const path of changed) refuseOutside(by, role => ownsPage(role, path))
    await check(value)
    const save = { revision: revision + 1, savedAt: new Date().toISOString(), by: by.name }
    const sections = {
      ...value.sections,
      ...Object.fromEntries(
        entries.map(([path, text]): [string, SavedSection] => {
          const content = withUnreadable(kindOf(path), text, value.sections[path]?.content)
          return [path, { content, ...save }]
        }),
      ),
    }
    return { ...value, sections }
  }
  const { value: content } = await limited(() => update(contentDocument, change))
  return { content, changed }
}
