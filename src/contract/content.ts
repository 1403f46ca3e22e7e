import type { LogMonths } from '#domain/retention/lifetimes.ts'
import type { OwnColor } from '#domain/theme/siteColor.ts'
import type { SiteTheme } from '#domain/theme/siteTheme.ts'
import { contentFailure } from '#texts/failures.ts'
import { endpoint } from './endpoint.ts'
import type { Proof } from './proof.ts'

/** One section in the API's format. */
export interface SectionResponse {
  id: string
  /** The section's name in the editor. */
  title: string
  content: string
  /** Of a response in a language: the language of the content, where that is another one. */
  lang?: string | undefined
  /** The items of structured sections; absent for text. */
  parsedContent?: unknown
  /** The revision of all content at this section's last save; 0: the initial text. The base of the next save. */
  revision: number
  /** ISO instant of the last save; null while it is the initial text. */
  lastUpdated: string | null
}

export interface PageResponse {
  id: string
  title: string
  route: string
  sections: Record<string, SectionResponse>
  lastUpdated: string | null
}

/** All content, keyed by page id (docs/product.md, section 13). */
export type ContentResponse = Record<string, PageResponse>

/** Everything that is newer than a page of some revision. */
export interface ContentChanges {
  /** The revision that this response brings a page up to. */
  revision: number
  /** What changed after the page's revision, keyed by section path ('about/mission-vision'). */
  changed: Record<string, { content: string; html: string; lang?: string | undefined }>
  theme: SiteTheme
  /** Where the site has a color of its own: '#rrggbb'. The theme is then the nearest. */
  color?: OwnColor | undefined
  /** How many months the activity log is kept, for the page on privacy; null: without an end. */
  logMonths: LogMonths | null
  /** Where the pages and menus are not those of the build: the addresses of pages that are hidden or removed. */
  gone?: readonly string[] | undefined
}

/**
 * Everything, for other programs; with `since` the sections saved after that
 * revision, and the site's theme. 400 when it is not a number.
 */
export const getContent = endpoint<{
  query: { since?: number | undefined }
  response: ContentResponse | ContentChanges
}>('GET /api/content', {
  access: 'public',
  failure: contentFailure,
  cache: { tags: ['content', 'theme'], seconds: 300, query: ['since'] },
})

/** All content as stored, for the panel. */
export const getAdminContent = endpoint<{ response: ContentResponse }>('GET /api/admin/content', {
  right: 'content',
  failure: contentFailure,
})

/** The largest body of a save: larger than a section's 100 KB, so that the section's own message is sent. */
const SECTION_BODY = 1024 * 1024

interface SectionParams {
  pageId: string
  sectionId: string
}

/** The response to a save: the section as stored, and the revision of all content with it. */
interface SectionSaved {
  success: true
  revision: number
  section: SectionResponse
  /** What else the admin has to know of this save, in a sentence. */
  note?: string
}

/**
 * What the panel says when a section could not be saved, for any reason (docs/product.md,
 * section 14).
 */
export const SAVE_FAILED = 'Failed to save content. Please try again.'

/**
 * Saves one section. 404 for an unknown page or section, 400 'invalid' says what is wrong and where,
 * 409 'conflict' carries the newer SectionResponse as `current`; without `base` nothing is compared. A
 * frame of a host that no page shows yet needs proof where people added it as a block.
 */
export const saveSection = endpoint<{
  params: SectionParams
  body: { content: string; base?: number | undefined } & Proof
  response: SectionSaved
}>('PUT /api/content/:pageId/:sectionId', {
  right: 'content',
  proof: 'sometimes',
  changes: ['content', 'settings'],
  failure: 'Update failed',
  limit: SECTION_BODY,
})

/** A text that the site publishes by itself. */
export interface PlannedTextResponse {
  /** Of its section: 'about/mission-vision'. */
  path: string
  content: string
  /** ISO instant. */
  at: string
  /** The name of who planned it. */
  by: string
}

/** All planned texts, for the panel. */
export const getPlannedTexts = endpoint<{
  response: { planned: PlannedTextResponse[] }
}>('GET /api/admin/planned-texts', {
  right: 'content',
  failure: contentFailure,
})

/** Plans a text of a section for a moment; none is public before. 400 and proof as for a save. */
export const planSection = endpoint<{
  params: SectionParams
  body: { content: string; at: string } & Proof
  response: { success: true }
}>('PUT /api/content/:pageId/:sectionId/later', {
  right: 'content',
  proof: 'sometimes',
  failure: 'Update failed',
  limit: SECTION_BODY,
})

/** Takes the planned text of a section back. */
export const dropPlannedSection = endpoint<{
  params: SectionParams
  response: { success: true }
}>('DELETE /api/content/:pageId/:sectionId/later', {
  right: 'content',
  failure: 'Update failed',
})

/** Makes a link that shows drafts of a page's sections to everyone who has it, for SHARED_DAYS. */
export const shareDraft = endpoint<{
  /** By the ids of the sections. */
  body: { pageId: string; texts: Record<string, string> }
  response: { success: true; address: string; until: string }
}>('POST /api/content-drafts', {
  right: 'content',
  failure: 'The link could not be made.',
  limit: SECTION_BODY,
})

/** Ends such a link, by its token. */
export const endDraft = endpoint<{
  params: { id: string }
  response: { success: true }
}>('DELETE /api/content-drafts/:id', {
  right: 'content',
  failure: 'The link could not be ended.',
})

/** What the page of a link shows. 404 once it has ended. */
export const getDraft = endpoint<{
  params: { token: string }
  response: { changed: ContentChanges['changed'] }
}>('GET /api/drafts/:token', {
  access: 'public',
  failure: contentFailure,
})

export interface SectionVersion {
  /** 0: the initial text. */
  revision: number
  savedAt: string | null
  /** The name of the admin who saved it. */
  by: string | null
}

/** The kept versions of a section, newest first, starting with the current one. */
export const getSectionVersions = endpoint<{
  params: SectionParams
  response: { versions: SectionVersion[] }
}>('GET /api/content/:pageId/:sectionId/versions', {
  right: 'content',
  failure: 'Failed to load the earlier versions.',
})

/** One kept version with its content. */
export const getSectionVersion = endpoint<{
  params: SectionParams & { revision: string }
  response: SectionVersion & { content: string }
}>('GET /api/content/:pageId/:sectionId/versions/:revision', {
  right: 'content',
  failure: 'Failed to load the earlier versions.',
})

/** Restores a kept version: the undo. 404 when it is not kept, 409 as for a save. */
export const restoreSection = endpoint<{
  params: SectionParams
  body: { revision: number; base?: number | undefined }
  response: SectionSaved
}>('POST /api/content/:pageId/:sectionId/restore', {
  right: 'content',
  changes: ['content', 'settings'],
  failure: 'Update failed',
})
