import { noticesHtml } from '#domain/notices/html.ts'
import { noticesInForce } from '#domain/notices/notice.ts'
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

/** The cards of those in force at the build, for browsers without scripts: each says its own day. */
export const noticesWithoutScripts = perReader(() => {
  const built = new Date(snapshot.takenAt)
  const { timeZone } = snapshot.prayer.settings.place
  const inForce = noticesInForce(snapshot.notices.map(writtenNotice), built)
  return noticesHtml(inForce, new Date(0), timeZone).cards.replaceAll(' hidden>', '>')
})
