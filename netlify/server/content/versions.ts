import { seedPages } from '#config/seed/pages/index.ts'
import type { SectionResponse, SectionVersion } from '#contract/content.ts'
import { effectiveContent } from '#domain/content/overlay.ts'
import { kindOf, type SectionPath } from '#domain/content/registry.ts'
import type { SavedSection } from '#domain/content/saved.ts'
import { readableContent } from '#domain/content/unreadable.ts'
import type { Actor } from '../activity/record.ts'
import { Refusal } from '../http/refusal.ts'
import { contentDocument } from '../storage/content.ts'
import { read } from '../storage/documents.ts'
import { skipUnreadable } from '../storage/errors.ts'
import { listVersions, readVersion } from '../storage/sectionVersions.ts'
import { type Known, saveSection } from './sections.ts'

/** How many versions of a section are kept, besides the current one and the seed. */
export const VERSIONS_KEPT = 100

const SEED: SectionVersion = { revision: 0, savedAt: null, by: null }

const versionOf = ({ revision, savedAt, by }: SavedSection): SectionVersion => ({
  revision,
  savedAt,
  by,
})

/** The versions of a section, newest first: the current one, those kept and readable, the seed. */
export async function sectionVersions(path: SectionPath): Promise<SectionVersion[]> {
  const [{ value }, revisions] = await Promise.all([read(contentDocument), listVersions(path)])
  const current = value.sections[path]
  if (!current) return [SEED]
  const kept = await Promise.all(
    revisions
      .filter(revision => revision !== current.revision)
      .slice(0, VERSIONS_KEPT)
      .map(revision => readVersion(path, revision).catch(skipUnreadable)),
  )
  return [current, ...kept.flatMap(version => version ?? [])].map(versionOf).concat(SEED)
}

/** One version of a section with its text. Throws Refusal 404 when it is not kept. */
export async function sectionVersion(
  path: SectionPath,
  revision: number,
): Promise<SectionVersion & { content: string }> {
  if (revision === 0) return { ...SEED, content: effectiveContent(seedPages, {}, path) }
  const current = (await read(contentDocument)).value.sections[path]
  const saved = current?.revision === revision ? current : await readVersion(path, revision)
  if (!saved) throw new Refusal(404, 'not_found', 'That version is not kept any more.')
  return { ...versionOf(saved), content: readableContent(kindOf(path), saved.content) }
}

/** Restores a version of a section: the undo. Throws Refusal 404 when it is not kept, 409 as a save. */
export async function restoreSection(
  by: Actor,
  known: Known,
  revision: number,
  base: number | undefined,
): Promise<{ section: SectionResponse; changed: boolean }> {
  const { content, savedAt } = await sectionVersion(known.path, revision)
  const from = savedAt ? `of ${savedAt.slice(0, 10)}` : 'that the site came with'
  return saveSection(by, known, content, base, `Restored content: ${known.name}, the text ${from}`)
}
