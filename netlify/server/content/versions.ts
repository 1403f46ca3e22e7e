import { contentOf } from '#config/seed/releases.ts'
import type { SectionResponse, SectionVersion } from '#contract/content.ts'
import { kindOf, type SectionPath } from '#domain/content/registry.ts'
import type { SavedSection } from '#domain/content/saved.ts'
import { readableContent } from '#domain/content/unreadable.ts'
import type { Actor } from '../activity/record.ts'
import { versionNotKept } from '../http/refusal.ts'
import { contentDocument, sectionVersionStore } from '../storage/content.ts'
import { read } from '../storage/documents.ts'
import { type KnownSection, saveStoredSection } from './sections.ts'

const SEED: SectionVersion = { revision: 0, savedAt: null, by: null }

const withoutText = ({ revision, savedAt, by }: SavedSection): SectionVersion => ({
  revision,
  savedAt,
  by,
})

/** The versions of a section, newest first: the current one, those kept and readable, the seed. */
export async function versionsOfSection(path: SectionPath): Promise<SectionVersion[]> {
  const [{ value }, versions] = await Promise.all([
    read(contentDocument),
    sectionVersionStore.all(path),
  ])
  const current = value.sections[path]
  if (!current) return [SEED]
  const replaced = versions.filter(({ revision }) => revision !== current.revision)
  return [current, ...replaced].map(withoutText).concat(SEED)
}

/** One version of a section with its text. Throws Refusal 404 when it is not kept. */
export async function versionOfSection(
  path: SectionPath,
  revision: number,
): Promise<SectionVersion & { content: string }> {
  const { sections, ...started } = (await read(contentDocument)).value
  if (revision === 0) return { ...SEED, content: contentOf({ sections: {}, ...started }, path) }
  const current = sections[path]
  const saved =
    current?.revision === revision ? current : await sectionVersionStore.read(path, revision)
  if (!saved) throw versionNotKept()
  return { ...withoutText(saved), content: readableContent(kindOf(path), saved.content) }
}

/** Restores a version of a section: the undo. Throws Refusal 404 when it is not kept, 409 as a save. */
export async function restoreStoredSection(
  by: Actor,
  known: KnownSection,
  revision: number,
  base: number | undefined,
): Promise<{ section: SectionResponse; changed: boolean }> {
  const { content, savedAt } = await versionOfSection(known.path, revision)
  const from = savedAt ? `of ${savedAt.slice(0, 10)}` : 'that the site came with'
  return saveStoredSection(
    by,
    known,
    content,
    base,
    `Restored content: ${known.name}, the text ${from}`,
  )
}
