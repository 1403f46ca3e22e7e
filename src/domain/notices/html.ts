import { escapeHtml } from '#domain/content/escape.ts'
import { directionIn, isolateNumbers } from '#locale/isolate.ts'
import { languageByLetters } from '#locale/script.ts'
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
    lines: isolateNumbers(sorted.map(notice => line(notice, now, zone)).join('')),
    cards: isolateNumbers(sorted.map(notice => card(notice, now, zone)).join('')),
  }
}

const times = ({ kind, start, end }: Notice) =>
  `data-kind="${kind}" data-shown-from="${escapeHtml(start)}" data-shown-until="${escapeHtml(end)}" hidden`
/** The attributes of a text: its language, where that is another than the page's, and its direction. */
const inLanguage = ({ language, lang, ...notice }: Notice, field: 'title' | 'text' | 'place') => {
  const { [field]: text = '' } = notice
  const tag = lang ? lang[field] : (language ?? languageByLetters(text))
  return `${tag ? ` lang="${escapeHtml(tag)}"` : ''} dir="${directionIn(text, tag)}"`
}
/** Around the title in a sentence. */
const MARK = '\u0001'
/** What stands around the title is in the page's language. */
function withTitle(notice: Notice, words: (notice: Notice) => string): string {
  const marked = words({ ...notice, title: MARK + notice.title + MARK })
  const [before, title, after] = marked.split(MARK).map(escapeHtml)
  return `${before}<bdi${inLanguage(notice, 'title')}>${title}</bdi>${after}`
}

/**
 * A janazah's line has the day and prayer that it follows, which is marked in the day's times where it is
 * held. A title alone is cut off where its own words end.
 */
function line(notice: Notice, now: Date, zone: string): string {
  const { prayer, title } = notice
  const after = prayer?.time ? ` data-after="${escapeHtml(`${prayer.date} ${prayer.name}`)}"` : ''
  if (noticeLine(notice, now, zone) === title) {
    return `<strong ${times(notice)}${after}${inLanguage(notice, 'title')}>${escapeHtml(title)}</strong>`
  }
  const text = withTitle(notice, one => noticeLine(one, now, zone))
  return `<strong ${times(notice)}${after}>${text}</strong>`
}

function card(notice: Notice, now: Date, zone: string): string {
  const { kind, text, place, link } = notice
  const when = escapeHtml(noticeWhenAlone(notice, now, zone))
  const written = (field: 'text' | 'place', words = '') =>
    words && `<p${inLanguage(notice, field)}>${escapeHtml(words).replaceAll('\n', '<br>')}</p>`
  const more = link
    ? `<p><a href="${escapeHtml(link)}">${escapeHtml(noticeTexts.more)}</a></p>`
    : ''
  const head = withTitle(notice, noticeTitle)
  return `<div class="notice notice-${NOTICE_KINDS[kind].tone}" ${times(notice)}><div><p class="notice-title">${head}</p>${when && `<p>${when}</p>`}${written('text', text.replace(/\n+/g, '\n'))}${written('place', place)}${more}</div></div>`
}
