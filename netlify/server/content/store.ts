import { seedPages } from '#config/seed/pages/index.ts'
import { effectiveContent } from '#domain/content/overlay.ts'
import { kindOf, type SectionPath } from '#domain/content/registry.ts'
import type { SavedSection, SavedSections } from '#domain/content/saved.ts'
import { withUnreadable } from '#domain/content/unreadable.ts'
import type { Actor } from '../activity/record.ts'
import { limitConcurrency } from '../limitConcurrency.ts'
import { contentDocument, sectionVersionStore } from '../storage/content.ts'
import { type Stored, UNCHANGED, update } from '../storage/documents.ts'

/**
 * All content is one document: many parallel saves in one process would only conflict with each
 * other.
 */
const limited = limitConcurrency(4)

/** Texts to save, by section; already checked and clean. */
export type Texts = Partial<Record<SectionPath, string>>

/**
 * Saves texts in one revision of the content, and only those that differ from the stored ones. A
 * replaced text is kept as a version first. `check` gets the stored texts and may refuse the save
 * by throwing. Returns all saved sections after this save, and which of them it changed. Throws
 * StorageError.
 */
export async function storeTexts(
  by: Actor,
  texts: Texts,
  check: (saved: SavedSections) => void | Promise<void> = () => {},
): Promise<{ sections: SavedSections; changed: SectionPath[] }> {
  let sections: SavedSections = {}
  let changed: SectionPath[] = []
  const change = async ({ value, revision }: Stored<{ sections: SavedSections }>) => {
    sections = value.sections
    const entries = (Object.entries(texts) as [SectionPath, string][]).filter(
      ([path, text]) => text !== effectiveContent(seedPages, value.sections, path),
    )
    changed = entries.map(([path]) => path)
    if (changed.length === 0) return UNCHANGED
    await check(value.sections)
    const replaced = changed.flatMap(path => {
      const saved = value.sections[path]
      return saved ? [sectionVersionStore.keep(path, saved)] : []
    })
    await Promise.all(replaced)
    const save = { revision: revision + 1, savedAt: new Date().toISOString(), by: by.name }
    sections = {
      ...value.sections,
      ...Object.fromEntries(
        entries.map(([path, text]): [string, SavedSection] => {
          const content = withUnreadable(kindOf(path), text, value.sections[path]?.content)
          return [path, { content, ...save }]
        }),
      ),
    }
    return { sections }
  }
  await limited(() => update(contentDocument, change))
  return { sections, changed }
}
