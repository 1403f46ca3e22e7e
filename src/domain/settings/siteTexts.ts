import type { SectionPath } from '#domain/content/registry.ts'

/** The sections that hold the center's name and contact: the General tab shows and saves these. */
export const SITE_SECTIONS = {
  siteName: 'header/site-name',
  siteDescription: 'header/site-description',
  address: 'header/address',
  phone: 'header/phone',
  email: 'header/email',
} as const satisfies Record<string, SectionPath>

/** The fields of the General tab that are texts. */
export type SiteTexts = Record<keyof typeof SITE_SECTIONS, string>

/** The center's texts from those of its sections; its name is one line. */
export function siteTexts(contentAt: (path: SectionPath) => string): SiteTexts {
  const entries = Object.entries(SITE_SECTIONS).map(([field, path]) => [field, contentAt(path)])
  const texts = Object.fromEntries(entries) as SiteTexts
  return { ...texts, siteName: texts.siteName.replace(/\s+/g, ' ') }
}
