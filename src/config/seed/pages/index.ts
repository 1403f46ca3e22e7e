import type { SiteContent } from '#domain/content/page.ts'
import { about } from './about.ts'
import { contact, thanks } from './contact.ts'
import { donate } from './donate.ts'
import { eventsPage } from './events.ts'
import { exploreIslam } from './exploreIslam.ts'
import { gallery } from './gallery.ts'
import { header } from './header.ts'
import { home } from './home.ts'
import { nikah } from './nikah.ts'
import { privacy } from './privacy.ts'
import { schoolPages } from './schoolPages.ts'
import { sisters } from './sisters.ts'
import { videos } from './videos.ts'
import { volunteer } from './volunteer.ts'
import { youth } from './youth.ts'

/** The content a site starts with, keyed by page id. */
export const seedPages: SiteContent = {
  header,
  home,
  about,
  contact,
  thanks,
  events: eventsPage,
  donate,
  nikah,
  videos,
  gallery,
  sisters,
  youth,
  volunteer,
  'explore-islam': exploreIslam,
  privacy,
  ...schoolPages,
}
