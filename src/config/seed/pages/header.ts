import type { PageContent } from '#domain/content/page.ts'
import { SEED_FRAMES } from '../frames.ts'
import { IDENTITY } from '../identity.ts'
import { seedPage } from './page.ts'

const { masjid } = IDENTITY

/** What every page of the main layout shows: banner, contact lines, links, footer. */
export const header: PageContent = seedPage('header', {
  'site-name': masjid.name,
  'site-description': masjid.description,
  logo: '',
  'top-info-message': masjid.message,
  address: masjid.address,
  phone: masjid.phone,
  email: masjid.email,
  facebookLink: '',
  youtubeLink: '',
  xlink: '',
  instagramLink: '',
  'whatsapp-link': '',
  'donate-id': '',
  'prayer-frame': SEED_FRAMES.prayerTimes,
  'footer-services': [
    'Daily Prayers',
    'Jummah Prayer',
    'Quran Classes',
    'Islamic Studies',
    'Community Events',
    'Counseling Services',
  ].join('\n'),
})
