import { mapFrame } from '#domain/visitor/contactLinks.ts'
import { IDENTITY } from './identity.ts'
import { PROVIDER } from './schoolProvider.ts'

/** The initial addresses of other sites' pages in frames; `example` stands for an id of one's own. */
export const SEED_FRAMES = {
  /** The prayer-times widget that is shown when our own times cannot be loaded. */
  prayerTimes: 'https://timing.athanplus.com/masjid/widgets/embed?theme=1&masjid_id=example',
  map: mapFrame(IDENTITY.masjid.address),
  schoolMap: mapFrame(IDENTITY.school.address),
  nikahForm: 'https://docs.google.com/forms/d/e/example/viewform?embedded=true',
  scheduling: PROVIDER.schedules,
} as const
