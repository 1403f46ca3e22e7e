import type { PageContent } from '#domain/content/page.ts'
import { IDENTITY } from '../identity.ts'
import { seedPage } from './page.ts'

const { school } = IDENTITY

/** What every page of the school's layout shows: banner, contact lines, links. */
export const schoolHeader: PageContent = seedPage('schoolHeader', {
  'site-name': school.name,
  'short-name': school.shortName,
  'site-description': school.description,
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
