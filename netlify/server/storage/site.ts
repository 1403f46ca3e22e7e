import { siteSeed } from '#config/site.ts'
import { type StoredSite, StoredSiteSchema } from '#domain/settings/storedSite.ts'
import type { Document } from './documents.ts'

/** The site's name, description and contact fields. */
export const siteDocument: Document<StoredSite> = {
  key: 'site',
  schema: StoredSiteSchema,
  seed: () => siteSeed,
  keepVersions: true,
}
