import { parseLines } from '#domain/content/items.ts'
import { contentAt, sectionsOf } from './content.ts'
import { type SiteInfo, school } from './site.ts'

const at = sectionsOf('schoolHeader')

/** The school as this build knows it; what content leaves empty falls back (SPEC section 2). */
export const schoolSite: SiteInfo = {
  ...school,
  name: at('site-name') || school.name,
  message: at('top-info-message'),
  address: at('address') || school.address,
  phone: at('phone') || school.phone,
  email: at('email') || school.email,
  social: {
    facebook: at('facebookLink'),
    youtube: at('youtubeLink'),
    x: at('xlink'),
    instagram: at('instagramLink'),
  },
  whatsapp: at('whatsapp-link'),
  services: parseLines(contentAt('header/footer-services')),
}
