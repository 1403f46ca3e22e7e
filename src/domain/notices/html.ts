import { escapeHtml } from '#domain/content/escape.ts'
import { noticeTexts } from '#texts/notices.ts'
import { NOTICE_KINDS } from './kinds.ts'
import { byUrgency, type Notice } from './notice.ts'
import { noticeLine, noticeTitle, noticeWhenAlone } from './words.ts'

/**
 * The notices as the elements of a page, hidden until `paintNotices` shows those in force: the build
 * writes the same as the script that replaces them with newer ones.
 */
interface NoticesHtml {
  /** The strip's line: one each, of which the first in force is shown. */
  readonly lines: string
  /** What the strip opens: a card each. */
  readonly cards: string
}

export function noticesHtml(notices: readonly Notice[], now: Date, zone: string): NoticesHtml {
  const sorted = byUrgency(notices)
  return {
    lines: sorted.map(notice => line(notice, now, zone)).join(''),
    cards: sorted.map(notice => card(notice, now, zone)).join(''),
  }
}

const times = ({ kind, start, end }: Notice) =>
  `data-kind="${kind}" data-shown-from="${escapeHtml(start)}" data-shown-until="${escapeHtml(end)}" hidden`
const language = ({ language: tag }: Notice) =>
  tag ? `lang="${escapeHtml(tag)}" dir="auto"` : 'dir="auto"'

/** A janazah's line has the day and prayer that it follows, which is marked in the day's times. */
function line(notice: Notice, now: Date, zone: string): string {
  const { prayer } = notice
  const after = prayer ? ` data-after="${escapeHtml(`${prayer.date} ${prayer.name}`)}"` : ''
  const text = escapeHtml(noticeLine(notice, now, zone))
  return `<strong ${times(notice)}${after} ${language(notice)}>${text}</strong>`
}

function card(notice: Notice, now: Date, zone: string): string {
  const { kind, text, place, link } = notice
  const lines = [noticeWhenAlone(notice, now, zone), ...text.split('\n'), place ?? '']
  const rest = lines.filter(Boolean).map(escapeHtml).join('<br>')
  const more = link
    ? `<p><a href="${escapeHtml(link)}">${escapeHtml(noticeTexts.more)}</a></p>`
    : ''
  const head = escapeHtml(noticeTitle(notice))
  return `<div class="notice notice-${NOTICE_KINDS[kind].tone}" ${times(notice)}><div ${language(notice)}><p class="notice-title">${head}</p>${rest && `<p>${rest}</p>`}${more}</div></div>`
}
