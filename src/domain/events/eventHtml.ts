import { escapeHtml } from '#domain/content/escape.ts'
import { focusAttributes } from '#domain/pictures/focus.ts'
import { directionIn } from '#locale/isolate.ts'
import { eventPictureTexts } from '#texts/eventPicture.ts'
import { eventLinkTexts } from '#texts/eventWords.ts'
import { eventPath } from './address.ts'
import type { CommunityEvent } from './event.ts'
import type { EventText } from './fields.ts'
import { canEnlarge, eventPicture } from './picture.ts'

/** The attributes of a text that somebody wrote: its language, where that is another, and direction. */
export const inLanguage = ({ lang, ...event }: CommunityEvent, field: EventText): string =>
  `${lang?.[field] ? ` lang="${escapeHtml(lang[field])}"` : ''} dir="${directionIn(event[field] ?? '', lang?.[field])}"`

/** The title, which leads to the event's page. */
export const titleLink = (event: CommunityEvent): string =>
  `<a href="${escapeHtml(eventPath(event))}"${inLanguage(event, 'title')}>${escapeHtml(event.title)}</a>`

/** Where there is more about an event, in a new tab; '' for what is no address. */
export function moreLink({ moreInfoUrl, title }: CommunityEvent): string {
  if (!/^https?:\/\//i.test(moreInfoUrl)) return ''
  return `<a class="arrow-link" href="${escapeHtml(moreInfoUrl)}" target="_blank" rel="noopener">${eventLinkTexts.more}<span class="visually-hidden">${escapeHtml(eventLinkTexts.moreRest(title))}</span></a>`
}

/**
 * An event's picture, whole or filling its frame, which a button opens larger (islands/events/enlarge.ts);
 * without one, a drawing of its category under the text `blank`. `sizes`: how wide it is shown.
 */
export function framedPicture(
  event: CommunityEvent,
  { sizes, blank, isNear = false }: { sizes: string; blank: string; isNear?: boolean },
): string {
  const { image, title, category, focus } = event
  const picture = eventPicture(image)
  if (!picture) {
    return `<p class="event-blank" data-drawing="${escapeHtml(category)}"><span>${escapeHtml(blank)}</span></p>`
  }
  const widths = picture.srcset ? ` srcset="${escapeHtml(picture.srcset)}" sizes="${sizes}"` : ''
  const shown = `<img src="${escapeHtml(picture.src)}"${widths}${focusAttributes(focus)} alt="" width="800" height="500" loading="${isNear ? 'eager' : 'lazy'}" decoding="async">`
  if (!canEnlarge(image)) return shown
  return `<button type="button" class="event-enlarge" aria-label="${escapeHtml(eventPictureTexts.enlarge(title))}" aria-haspopup="dialog" data-enlarge="${escapeHtml(image)}">${shown}</button>`
}
