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
  /** For the banner: a line each. */
  readonly lines: string
  /** For home: a card each. */
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

/** Heard, a line is a sentence of its own: it ends before the next one or the banner's message. */
function line(notice: Notice, now: Date, zone: string): string {
  const text = escapeHtml(noticeLine(notice, now, zone))
  return `<strong ${times(notice)} ${language(notice)}>${text}</strong><span class="visually-hidden">${noticeTexts.end}</span>`
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
