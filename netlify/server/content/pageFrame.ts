import { read } from '../storage/documents.ts'
import { themeDocument } from '../storage/theme.ts'
import { readSiteTexts } from './site.ts'

/** The center's name and theme for a standalone page; defaults where storage fails. */
export async function readPageFrame(): Promise<{ site: string; theme: string }> {
  const [theme, site] = await Promise.all([
    read(themeDocument).then(
      ({ value }) => value.theme,
      () => 'theme-green',
    ),
    readSiteTexts().then(
      ({ siteName }) => siteName,
      () => '',
    ),
  ])
  return { site, theme }
}
