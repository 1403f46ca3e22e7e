import type { SiteContent } from '#domain/content/page.ts'
import { header } from './header.ts'
import { home } from './home.ts'

/** The content a site starts with, keyed by page id. */
export const seedPages: SiteContent = { header, home }
