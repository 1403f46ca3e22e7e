import type { PageContent } from '#domain/content/page.ts'
import { school } from '../../site.ts'
import { page } from './page.ts'

/** What every page of the school's layout shows: banner, contact lines, links. */
export const schoolHeader: PageContent = page('schoolHeader', {
  'site-name': school.name,
  logo: '',
  'top-info-message': school.message,
  address: school.address,
  phone: school.phone,
  email: school.email,
  facebookLink: '',
  youtubeLink: '',
  xlink: '',
  instagramLink: '',
  'whatsapp-link': '',
})
