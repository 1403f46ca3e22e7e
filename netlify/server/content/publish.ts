import { SITE_SECTIONS } from '#domain/settings/siteTexts.ts'
import { announce } from '../publish/announce.ts'
import { pruneVersions } from '../storage/sectionVersions.ts'
import type { Known } from './sections.ts'
import { VERSIONS_KEPT } from './versions.ts'

const IN_SETTINGS: readonly string[] = Object.values(SITE_SECTIONS)

/** What follows a save of a section: it becomes public, and versions beyond those kept go. */
export async function afterSave(
  { path }: Known,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<void> {
  await announce(IN_SETTINGS.includes(path) ? ['content', 'settings'] : ['content'], waitUntil)
  waitUntil(pruneVersions(path, VERSIONS_KEPT))
}
