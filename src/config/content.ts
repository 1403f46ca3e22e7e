import { hrefOf } from '#domain/content/href.ts'
import { findSection, kindOf, type SectionPath, splitPath } from '#domain/content/registry.ts'
import { renderSection } from '#domain/content/render.ts'
import { sectionsOn } from '#domain/structure/sections.ts'
import { findPage as findPlacedPage } from '#domain/structure/structure.ts'
import { sectionMarks, writtenSection } from '#domain/translations/section.ts'
import { translationsKey } from '#domain/translations/thing.ts'
import { wordsOf } from '#domain/translations/words.ts'
import { locale } from '#locale/locale.ts'
import { shownContent } from './fallbacks.ts'
import { ownLanguage, siteLanguages } from './languages.ts'
import { contentOf } from './seed/releases.ts'
import { snapshot } from './snapshot.ts'
import { onPagesIn } from './written.ts'

/** The revisions of the content and of its translations in the pages; what is newer has higher ones. */
export const contentRevision = snapshot.content.revision
export const translationsRevision = (): number | undefined =>
  locale().written && (snapshot.revisions[translationsKey(locale().language)] ?? 0)

/** Whether somebody has said whose site it is; until then it has the example's name. */
export const isNamed = Object.keys(snapshot.content.sections).some(path =>
  path.startsWith('header/'),
)

const originalAt = (path: SectionPath): string =>
  shownContent(path, contentOf(snapshot.content, path), snapshot.content.start)

/** A section as its reader gets it, and the language of its words where that is another. */
const sectionAt = (path: SectionPath): { content: string; lang?: string | undefined } =>
  writtenSection(path, kindOf(path), originalAt(path))

/** The content of a section as shown; '' when it has none. */
export const contentAt = (path: SectionPath): string => sectionAt(path).content

/** A section's content as safe HTML. */
export function htmlAt(path: SectionPath): string {
  const [pageId, sectionId] = splitPath(path)
  const kind = findSection(pageId, sectionId)?.kind
  return kind ? renderSection(kind, contentAt(path)) : ''
}

/** The attributes of the element that shows a section: which language it is in, and its direction. */
export const languageOf = (path: SectionPath) => sectionMarks(path, kindOf(path), originalAt(path))

/** The languages that most of what a page says is written in: those in which it is a page of its own. */
export const languagesOf = (pageId: string): string[] =>
  siteLanguages.filter(
    language => language === ownLanguage || onPagesIn(language, () => isWrittenFor(pageId)),
  )

function isWrittenFor(pageId: string): boolean {
  let [all, missing] = [0, 0]
  for (const id of Object.keys(sectionsOn(pageId, findPlacedPage(snapshot.structure, pageId)))) {
    const path = `${pageId}/${id}` as SectionPath
    const { content, lang } = sectionAt(path)
    const { length } = wordsOf(kindOf(path), content).join('')
    all += length
    if (lang) missing += length
  }
  return missing <= all / 2
}

/** The address in a section; undefined when it is not an address. */
export function hrefAt(path: SectionPath): string | undefined {
  const [pageId, sectionId] = splitPath(path)
  const kind = findSection(pageId, sectionId)?.kind
  return kind && hrefOf(kind, contentAt(path))
}

/** A section as one line of plain text, for titles and descriptions. */
export function lineAt(path: SectionPath): string {
  return contentAt(path).replace(/\s*\n\s*/g, ' ')
}

/** The school’s name as of the build. */
export const schoolName = (): string => lineAt('schoolHeader/site-name')
