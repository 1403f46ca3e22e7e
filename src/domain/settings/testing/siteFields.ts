import type { SiteFields } from '../siteSettings.ts'

/** Settings of a site that lies elsewhere than the seed's. */
export const SAMPLE_SITE: SiteFields = {
  siteName: 'Masjid An-Noor',
  siteDescription: 'A place of light.',
  address: '1 Main Street',
  phone: '(212) 555-0150',
  email: 'info@example.org',
  latitude: 51.5,
  longitude: -0.12,
}
