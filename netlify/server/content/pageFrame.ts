import type { SiteColor } from '#domain/theme/siteColor.ts'
import { colorOfSite } from '#domain/theme/siteTheme.ts'
import { read } from '../storage/documents.ts'
import { themeDocument } from '../storage/theme.ts'
import { readSiteTexts } from './site.ts'

/** The center's name and color for a standalone page; defaults where storage fails. */
export async function readPageFrame(): Promise<{ site: string; color: SiteColor }> {
  const [color, site] = await Promise.all([
    read(themeDocument).then(
      ({ value }) => colorOfSite(value),
      () => 'green' as const,
    ),
    readSiteTexts().then(
      ({ siteName }) => siteName,
      () => '',
    ),
  ])
  return { site, color }
}
