import type { ContentPage } from '#domain/content/page.ts'
import { masjid } from '../../site.ts'
import { page } from './page.ts'

/** What every page of the main layout shows: banner, contact lines, links. */
export const header: ContentPage = page('header', 'Header', '/', {
  'top-info-message': ['Scrolling message', masjid.message],
  address: ['Address', masjid.address],
  phone: ['Phone', masjid.phone],
  email: ['Email', masjid.email],
  facebookLink: ['Facebook link', ''],
  youtubeLink: ['YouTube link', ''],
  xlink: ['X link', ''],
  instagramLink: ['Instagram link', ''],
  'whatsapp-link': ['WhatsApp group link', ''],
  'donate-id': ['Donation page address', ''],
})
