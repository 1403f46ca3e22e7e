import { type AtomFeed, NOTICES_ATOM, NOTICES_JSON, tagOf } from '#domain/feeds/atom.ts'
import { noticeFeedTexts } from '#texts/feeds.ts'
import { LOCALE } from '#texts/locale.ts'
import { type Notice, noticesInForce } from './notice.ts'
import { noticeTitle, noticeWhenAlone } from './words.ts'

/** A notice with the instant of its last save. */
export type FeedNotice = Notice & { readonly savedAt: string }

/** What the feeds contain about the site. */
export interface NoticeFeedPlace {
  name: string
  zone: string
  origin: string
  host: string
}

/** The notices in force as a JSON Feed (jsonfeed.org, version 1.1); `_notice` has what programs need. */
export function noticesJsonFeed(
  notices: readonly FeedNotice[],
  now: Date,
  { name, zone, origin, host }: NoticeFeedPlace,
): object {
  const full = (path: string) => new URL(path, origin).href
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: noticeFeedTexts.name(name),
    home_page_url: full('/'),
    feed_url: full(NOTICES_JSON),
    language: LOCALE,
    items: noticesInForce(notices, now).map(notice => {
      const { id, kind, link, place, prayer, start, end, language, savedAt } = notice
      return {
        id: tagOf(host, 'notice', id),
        url: full(link ?? '/'),
        title: noticeTitle(notice),
        content_text: textOf(notice, zone),
        date_published: start,
        date_modified: later(start, savedAt),
        ...(language && { language }),
        tags: [kind],
        _notice: {
          kind,
          timezone: zone,
          start,
          end,
          ...(place && { place }),
          ...(prayer && { prayer }),
        },
      }
    }),
  }
}

/** The notices in force as an Atom feed. */
export function noticesAtom(
  notices: readonly FeedNotice[],
  now: Date,
  updated: string,
  { name, zone, origin, host }: NoticeFeedPlace,
): AtomFeed {
  const full = (path: string) => new URL(path, origin).href
  return {
    ...{ title: noticeFeedTexts.name(name), author: name, updated },
    ...{ self: full(NOTICES_ATOM), page: full('/') },
    entries: noticesInForce(notices, now).map(notice => ({
      id: tagOf(host, 'notice', notice.id),
      title: noticeTitle(notice),
      url: full(notice.link ?? '/'),
      published: notice.start,
      updated: later(notice.start, notice.savedAt),
      text: textOf(notice, zone),
      category: notice.kind,
      language: notice.language,
    })),
  }
}

/** Its days are dates, since a feed is read at any time. */
function textOf(notice: Notice, zone: string): string {
  const lines = [noticeWhenAlone(notice, new Date(0), zone), notice.text, notice.place]
  return lines.filter(Boolean).join('\n') || notice.title
}

const later = (a: string, b: string) => (a > b ? a : b)
