import { NOTICE_KINDS } from '#domain/notices/kinds.ts'
import { isInForce, type Notice } from '#domain/notices/notice.ts'
import type { StoredNotice } from '#domain/notices/stored.ts'
import { noticeWhenAlone, prayerDay } from '#domain/notices/words.ts'
import { civilDateIn, HOUR, MINUTE } from '#domain/time/civil.ts'
import { clock12, formatDay } from '#domain/time/format.ts'
import { isolate } from '#locale/isolate.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { pushNewsTexts as texts } from '#texts/pushNews.ts'
import type { PushNews } from './news.ts'
import type { Outbox } from './outbox.ts'
import { TAKE_BACK_MS } from './quietHours.ts'

/** Deleting or ending a notice can be undone for 15 s; until then nobody hears of it. */
const SETTLED_MS = 30_000
/** A notice ended by hand ends when it is saved, by the clock of the admin's device. */
const CLOCKS_DIFFER_MS = MINUTE
const WITHDRAWAL_LASTS = 12 * HOUR
/** Stands for the words of a notice that was withdrawn, until its followers hear of it. */
const WITHDRAWN = ''

/** A notice, also a deleted one. */
export type StoredNews = Notice & Pick<StoredNotice, 'savedAt' | 'deletedAt'>

/** What changes by the notices at a moment. */
interface NoticeNews {
  readonly news: readonly PushNews[]
  /** The tags of what is over or was withdrawn. */
  readonly over: ReadonlySet<string>
  /** What was announced, to be remembered. */
  readonly seen: Readonly<Record<string, string>>
}

const tagOf = (id: string) => `notice-${id}`

/**
 * Announces each notice when it begins, and again when what it says changes: by its tag the new text
 * takes the place of the old one. A minute passes after its save, so that it can be taken back before
 * anybody hears of it. What is over is not sent any further; what was deleted or ended by
 * hand is withdrawn from those who may have got it.
 */
export function noticeNews(
  notices: readonly StoredNews[],
  { messages, lease, seen: { notices: seen } }: Outbox,
  now: Date,
  zone: string,
): NoticeNews {
  const shown = notices.filter(notice => !notice.deletedAt && isInForce(notice, now))
  const next: Record<string, string> = {}
  const news: PushNews[] = []
  for (const notice of shown) {
    if (isFresh(notice, now)) {
      const known = seen[notice.id]
      if (known !== undefined) next[notice.id] = known
      continue
    }
    const own = newsOf(notice, now, zone)
    next[notice.id] = `${own.title}\n${own.body}`
    if (seen[notice.id] !== next[notice.id]) news.push(own)
  }
  const over = Object.keys(seen).filter(id => !(id in next))
  const isUnsent = (id: string) =>
    !lease && messages.some(message => message.tag === tagOf(id) && message.next === 0)
  for (const id of over.filter(id => !isUnsent(id))) {
    const notice = notices.find(one => one.id === id)
    const at = notice && withdrawnAt(notice, now)
    if (!notice || at === undefined) continue
    if (Math.abs(now.getTime() - at) < SETTLED_MS) next[id] = WITHDRAWN
    else news.push(withdrawalOf(notice, now))
  }
  return { news, over: new Set(over.map(tagOf)), seen: next }
}

/** Clocks may differ, and a site's own clock (SITE_NOW) is not that of its saves. */
const isFresh = ({ savedAt }: StoredNews, now: Date): boolean =>
  Math.abs(now.getTime() - Date.parse(savedAt)) < TAKE_BACK_MS

/** When somebody deleted or ended a notice before its time; undefined: nobody did. */
function withdrawnAt({ end, savedAt, deletedAt }: StoredNews, now: Date): number | undefined {
  const ends = Date.parse(end)
  if (deletedAt) return ends > now.getTime() ? Date.parse(deletedAt) : undefined
  const saved = Date.parse(savedAt)
  return ends <= Math.min(now.getTime(), saved + CLOCKS_DIFFER_MS) ? saved : undefined
}

/** Browsers require a push to show something, so this takes the place of what is shown. */
const withdrawalOf = ({ id, kind, title }: Notice, now: Date): PushNews => ({
  topic: kind,
  tag: tagOf(id),
  title: texts.withdrawn(isolate(title)),
  body: texts.withdrawnText,
  url: '/',
  until: new Date(now.getTime() + WITHDRAWAL_LASTS).toISOString(),
})

function newsOf(notice: Notice, now: Date, zone: string): PushNews {
  const { id, kind, title, text, link, place, end } = notice
  const last = Math.min(Date.parse(end), now.getTime() + NOTICE_KINDS[kind].newsHours * HOUR)
  return {
    topic: kind,
    tag: tagOf(id),
    title,
    body: [whenInWords(notice, zone), place, text].filter(Boolean).join('\n'),
    url: link ?? '/',
    until: new Date(last).toISOString(),
  }
}

/** 'After Dhuhr, Monday, November 23, 1:30 PM', of a closure its end; '' where nothing says when. */
function whenInWords(notice: Notice, zone: string): string {
  // A notification is read at any time.
  const never = new Date(0)
  if (!notice.prayer) return noticeWhenAlone(notice, never, zone)
  const { name, time } = notice.prayer
  const day = formatDay(prayerDay(notice.prayer, civilDateIn(zone, never), zone))
  return texts.after(prayerNames[name], time ? texts.at(day, clock12(time)) : day)
}
