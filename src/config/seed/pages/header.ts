import type { PageContent } from '#domain/content/page.ts'
import { embeds } from '../../embeds.ts'
import { masjid } from '../../site.ts'
import { page } from './page.ts'

/** What every page of the main layout shows: banner, contact lines, links, footer. */
export const header: PageContent = page('header', {
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
  'prayer-frame': embeds.prayerTimes.address,
  'footer-services': [
    'Daily Prayers',
    'Jummah Prayer',
    'Quran Classes',
    'Islamic Studies',
    'Community Events',
    'Counseling Services',
  ].join('\n'),
})
