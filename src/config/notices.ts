import { noticesHtml } from '#domain/notices/html.ts'
import { writtenNotice } from '#domain/notices/writtenNotice.ts'
import { perReader } from './perReader.ts'
import { snapshot } from './snapshot.ts'

/**
 * The notices of the build in every page's banner and on home, with their times: each shows and goes
 * by itself, without any function. Their days are dates, since a page may be read on any day.
 */
export const builtNotices = perReader(() =>
  noticesHtml(
    snapshot.notices.map(writtenNotice),
    new Date(0),
    snapshot.prayer.settings.place.timeZone,
  ),
)
