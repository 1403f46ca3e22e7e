import { contentOf } from '#config/seed/releases.ts'
import { kindOf } from '#domain/content/registry.ts'
import type { SavedContent, SavedSection, SavedSections } from '#domain/content/saved.ts'
import { SITE_SECTIONS, type SiteTexts, siteTexts } from '#domain/settings/siteTexts.ts'
import { writtenSection } from '#domain/translations/section.ts'
import { siteHost } from '../siteOrigin.ts'
import { contentDocument } from '../storage/content.ts'
import { read } from '../storage/documents.ts'

/** The center's name and contact from the saved content. */
export const siteTextsOf = (saved: SavedContent): SiteTexts =>
  siteTexts(path => contentOf(saved, path))

/** The last save that touched the center's name or contact. */
export const lastSiteSave = (saved: SavedSections): SavedSection | undefined =>
  Object.values(SITE_SECTIONS)
    .flatMap(path => saved[path] ?? [])
    .sort((a, b) => a.revision - b.revision)
    .at(-1)

/** The center's name and contact as they are now, as the reader gets them. Throws StorageError. */
export async function readSiteTexts(): Promise<SiteTexts> {
  const { value } = await read(contentDocument)
  return siteTexts(path => writtenSection(path, kindOf(path), contentOf(value, path)).content)
}

/**
 * What mails and devices call the site: until somebody has named it the address, never the name of
 * the example. Throws StorageError.
 */
export async function readOwnName(): Promise<string> {
  const { value } = await read(contentDocument)
  return value.sections[SITE_SECTIONS.siteName] ? siteTextsOf(value).siteName : siteHost()
}
