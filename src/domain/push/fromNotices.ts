import { isInForce, type Notice } from '#domain/notices/notice.ts'
import { LABELS } from '#domain/prayer/names.ts'
import { clock12, formatDay } from '#domain/time/format.ts'
import { pushNewsTexts as texts } from '#texts/pushNews.ts'
import type { News } from './outbox.ts'

const HOUR = 3_600_000
/** A notice that was not delivered for so long is no news. */
const LONGEST: Readonly<Record<Notice['kind'], number>> = {
  janazah: 24 * HOUR,
  urgent: 24 * HOUR,
  closure: 48 * HOUR,
  announcement: 72 * HOUR,
}

/** What changes by the notices at a moment. */
export interface NoticeNews {
  readonly news: readonly News[]
  /** The tags of what is over or was taken back. */
  readonly over: ReadonlySet<string>
  /** What was announced, to be remembered. */
  readonly seen: Readonly<Record<string, string>>
}

const tagOf = (id: string) => `notice-${id}`

/**
 * Announces each notice when it begins, and again when what it says changes: by its tag the new text
 * takes the place of the old one. What is over or was taken back is not sent any further.
 */
export function noticeNews(
  notices: readonly Notice[],
  seen: Readonly<Record<string, string>>,
  now: Date,
): NoticeNews {
  const shown = notices.filter(notice => isInForce(notice, now))
  const words = shown.map(notice => [notice, newsOf(notice, now)] as const)
  const next = Object.fromEntries(
    words.map(([{ id }, { title, body }]) => [id, `${title}\n${body}`]),
  )
  return {
    news: words.flatMap(([{ id }, news]) => (seen[id] === next[id] ? [] : [news])),
    over: new Set(
      Object.keys(seen)
        .filter(id => !(id in next))
        .map(tagOf),
    ),
    seen: next,
  }
}

function newsOf(notice: Notice, now: Date): News {
  const { id, kind, title, text, link, place, end } = notice
  const last = Math.min(Date.parse(end), now.getTime() + LONGEST[kind])
  return {
    topic: kind,
    tag: tagOf(id),
    title,
    body: [prayerInWords(notice), place, text].filter(Boolean).join('\n'),
    url: link ?? '/',
    until: new Date(last).toISOString(),
  }
}

/** 'After Dhuhr, Monday, November 23, 1:30 PM'; '' where it follows no prayer. */
function prayerInWords({ prayer }: Notice): string {
  if (!prayer) return ''
  const { name, date, time } = prayer
  const day = formatDay(date)
  return texts.after(LABELS[name], time ? texts.at(day, clock12(time)) : day)
}
