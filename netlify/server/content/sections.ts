import type { SectionResponse } from '#contract/content.ts'
import { isOwn } from '#domain/content/ownPages.ts'
import type { SectionDefinition } from '#domain/content/registry/define.ts'
import { findSection, pageDefinition, type SectionPath } from '#domain/content/registry.ts'
import { problemText, validate } from '#domain/content/validate.ts'
import { findPage as findPlacedPage, type Page } from '#domain/structure/structure.ts'
import { type Actor, recordActivity } from '../activity/record.ts'
import { conflict, invalid, Refusal } from '../http/refusal.ts'
import { readStructure } from '../storage/structure.ts'
import { sectionResponse } from './responses.ts'
import { storeTexts } from './store.ts'

/** An existing section: its address, its definition and its name for the activity log. */
export interface KnownSection {
  path: SectionPath
  section: SectionDefinition
  /** 'About, Mission and vision'. */
  name: string
}

/** The section at an address. Throws Refusal 404 that names the unknown part. */
export function knownSection(pageId: string, sectionId: string): KnownSection {
  const page = pageDefinition(pageId)
  if (!page) throw unknown(`There is no page "${short(pageId)}".`)
  const section = findSection(pageId, sectionId)
  if (!section) {
    throw unknown(`The page "${page.title}" has no section "${short(sectionId)}".`)
  }
  const path = `${pageId}/${sectionId}` as SectionPath
  return { path, section, name: `${page.title}, ${section.title}` }
}

const unknown = (text: string) => new Refusal(404, 'not_found', text)
const short = (id: string) => (id.length > 60 ? `${id.slice(0, 60)}…` : id)

function refuseInvalid(section: SectionDefinition, content: string): void {
  const problems = validate(section.kind, content, section)
  if (problems.length > 0) throw invalid('content', problemText(problems))
}

/** A text as it may be stored. Throws Refusal 400 that says what is wrong and where. */
export async function cleanText(section: SectionDefinition, content: string): Promise<string> {
  refuseInvalid(section, content)
  const { cleanContent } = await import('#domain/content/clean.ts')
  const text = cleanContent(section.kind, content)
  // Cleaning can make a text longer; what is stored can be saved again as it is.
  refuseInvalid(section, text)
  return text
}

/** The page that people made of a section; undefined for the specification's. Throws Refusal 404 for one that is gone. */
async function ownPage(path: SectionPath): Promise<Page | undefined> {
  const [pageId = ''] = path.split('/')
  if (!isOwn(pageId)) return undefined
  const page = findPlacedPage((await readStructure()).structure, pageId)
  if (!page) throw unknown(`There is no page "${short(pageId)}".`)
  return page
}

const SHORT = 60

/** What a short text is now, for the log: ' (“6:30 PM” → “7 PM”)'. */
function inLog(before: string, after: string): string {
  const isShort = (text: string) => text.length <= SHORT && !/^[[{<]|\n/.test(text.trim())
  if (!isShort(before) || !isShort(after)) return ''
  const [was, is] = [before, after].map(text => (text.trim() ? `“${text.trim()}”` : 'nothing'))
  return before ? ` (${was} → ${is})` : ` (${is})`
}

/**
 * Saves one section, cleaned, and returns the saved section. Saving the same text again changes nothing. Throws
 * Refusal 400 that says what is wrong and where, 409 with the newer section when `base` is older.
 */
export async function saveStoredSection(
  by: Actor,
  { path, section, name }: KnownSection,
  content: string,
  base: number | undefined,
  action?: string,
): Promise<{ section: SectionResponse; changed: boolean }> {
  const page = await ownPage(path)
  const text = await cleanText(section, content)
  let before = 0
  let was = ''
  const saved = await storeTexts(by, { [path]: text }, current => {
    before = current.sections[path]?.revision ?? 0
    was = current.sections[path]?.content ?? ''
    if (base !== undefined && base !== before) {
      throw conflict(sectionResponse(path, section, current), current.sections[path]?.by)
    }
  })
  const revision = saved.content.sections[path]?.revision
  const changed = saved.changed.length > 0
  if (changed)
    await recordActivity(
      by,
      action ??
        `Updated content: ${page ? `${page.title}, ${section.title}` : name}${inLog(was, text)}`,
      { section: path, revision, before },
    )
  return { section: sectionResponse(path, section, saved.content), changed }
}
