import { shownContent } from '#config/fallbacks.ts'
import { contentOf } from '#config/seed/releases.ts'
import type { ContentChanges } from '#contract/content.ts'
import {
  findSection,
  kindOf,
  type SectionPath,
  sectionPaths,
  splitPath,
} from '#domain/content/registry.ts'
import { renderSection } from '#domain/content/render.ts'
import type { SavedContent } from '#domain/content/saved.ts'
import type { Structure } from '#domain/structure/structure.ts'
import { isPublicText, tellsOfNoSchool } from '#domain/structure/texts.ts'
import { writtenSection } from '#domain/translations/section.ts'
import { locale } from '#locale/locale.ts'

/**
 * What visitors see of the sections saved after the revision `since`, and in the reader's language of
 * those translated after the revision `translations`, with rendered HTML; where the page may have been
 * built `beforeStart`, of all that nobody has written as well.
 */
export function changedSince(
  since: number,
  saved: SavedContent,
  structure: Structure,
  translations = 0,
  beforeStart = false,
): ContentChanges['changed'] {
  const newer = [
    ...(beforeStart ? sectionPaths().filter(path => !saved.sections[path]) : []),
    ...pathsAfter(since, saved.sections),
    ...pathsAfter(translations, locale().written?.texts ?? {}),
  ].filter(path => {
    const [pageId, sectionId] = splitPath(path)
    return findSection(pageId, sectionId) && isPublicText(structure, pageId)
  })
  const shown = (path: SectionPath) =>
    tellsOfNoSchool(structure, ...splitPath(path)) ? NOTHING : shownSection(path, saved)
  return Object.fromEntries(newer.map(path => [path, shown(path)]))
}

const NOTHING = { content: '', html: '' }

const pathsAfter = (since: number, saved: Readonly<Record<string, { revision: number }>>) =>
  Object.keys(saved).filter(key => (saved[key]?.revision ?? 0) > since) as SectionPath[]

function shownSection(path: SectionPath, saved: SavedContent) {
  const kind = kindOf(path)
  const original = shownContent(path, contentOf(saved, path), saved.start)
  const { content, lang } = writtenSection(path, kind, original)
  return { content, html: renderSection(kind, content), ...(lang && { lang }) }
}
