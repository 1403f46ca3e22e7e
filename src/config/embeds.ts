import { PLAYER } from '#domain/videos/addresses.ts'
import { mapFrame } from '#domain/visitor/contactLinks.ts'
import { PROVIDER } from './schoolProvider.ts'
import { FALLBACK_CONTACT } from './site.ts'

/**
 * The initial addresses of other sites' pages in frames: content can replace those of maps and forms
 * (frames.ts allows the new addresses).
 */
export const embeds = {
  /**
   * The prayer-times widget that is shown when our own times cannot be loaded. The id is an example:
   * a mosque gets its own from the widget's provider.
   */
  prayerTimes: {
    address: 'https://timing.athanplus.com/masjid/widgets/embed?theme=1&masjid_id=example',
  },
  /** The video player, loaded on a click; each page sets its own video. */
  videos: { title: 'Video', address: PLAYER },
  /** The map of the contact page. */
  map: {
    title: 'Map of our neighborhood',
    address: mapFrame(FALLBACK_CONTACT.masjid.address),
  },
  /** The form of the nikah page. The id is an example: the center creates its own form. */
  nikahForm: {
    title: 'Nikah Application',
    address: 'https://docs.google.com/forms/d/e/example/viewform?embedded=true',
  },
  /** The page of the school's scheduling and payment provider for choosing classes. */
  scheduling: {
    title: 'Class schedules and registration',
    address: PROVIDER.schedules,
    height: 1200,
  },
  /** The map of the school's contact page. */
  schoolMap: {
    title: 'Map of the way to the school',
    address: mapFrame(FALLBACK_CONTACT.school.address),
  },
} as const
