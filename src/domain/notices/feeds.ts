import { type FeedEntry, type FeedSite, tagOf } from '#domain/feeds/formats.ts'
import { pageUrl } from '#locale/languages.ts'
import { type Notice, noticesInForce } from './notice.ts'
import { noticeTitle, noticeWhenAlone } from './words.ts'

/** A notice in a feed, with what programs need. */
interface NoticeEntry extends FeedEntry {
  readonly notice: Notice
}

/** The notices in force as entries of a feed; each has the instant of its last save. */
export const noticeEntries = (
  notices: readonly (Notice & { readonly savedAt: string })[],
  now: Date,
  { zone, origin, host }: FeedSite,
): NoticeEntry[] =>
  noticesInForce(notices, now).map(notice => ({
    id: tagOf(host, 'notice', notice.id),
    title: noticeTitle(notice),
    url: pageUrl(notice.link ?? '/', origin),
    published: notice.start,
    updated: later(notice.start, notice.savedAt),
    text: textOf(notice, zone),
    category: notice.kind,
    language: notice.lang?.title ?? notice.language,
    notice,
  }))

/** An entry as an item of a JSON Feed. */
export function noticeItem(
  { id, url, title, text, published, updated, language, category, notice }: NoticeEntry,
  timezone: string,
): object {
  const { kind, start, end, place, prayer } = notice
  return {
    ...{ id, url, title, content_text: text },
    ...{ date_published: published, date_modified: updated },
    ...(language && { language }),
    tags: [category],
    _notice: { kind, timezone, start, end, ...(place && { place }), ...(prayer && { prayer }) },
  }
}

/** Its days are dates, since a feed is read at any time. */
function textOf(notice: Notice, zone: string): string {
  const lines = [noticeWhenAlone(notice, new Date(0), zone), notice.text, notice.place]
  return lines.filter(Boolean).join('\n') || notice.title
}

const later = (a: string, b: string) => (a > b ? a : b)
