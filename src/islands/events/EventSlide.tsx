import type { MouseEvent } from 'react'
import { escapeHtml } from '#domain/content/escape.ts'
import { canceledOn } from '#domain/events/canceled.ts'
import { hoursOn } from '#domain/events/dates.ts'
import { eventDayInWords } from '#domain/events/dayWords.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { framedPicture, inLanguage, moreLink, titleLink } from '#domain/events/eventHtml.ts'
import { hoursInWords } from '#domain/events/hours.ts'
import { eventCarouselTexts as texts } from '#texts/eventCarousel.ts'
import { eventDayTexts } from '#texts/eventWords.ts'

interface Props {
  event: CommunityEvent
  /** Its next day; undefined for an event without a date. */
  date: string | undefined
  /** The mosque's day; undefined in the prebuilt page, where no day is called 'today'. */
  today: string | undefined
  /** It may come next, so its picture is loaded. */
  isNear: boolean
}

const SIZES = '(min-width: 60rem) 30rem, (min-width: 40rem) 50vw, 36vw'

/** One event: picture, when, what, where. */
export function EventSlide({ event, date, today, isNear }: Props) {
  const picture = framedPicture(event, { sizes: SIZES, blank: texts.noPicture, isNear })
  const enlarged = async ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>('.event-enlarge')
    if (button) (await import('./enlarge.ts')).enlarge(event, button)
  }
  return (
    <article className="event-slide">
      {/* biome-ignore lint/a11y: the button that is pressed is in the picture's HTML */}
      <div
        className="event-slide-picture"
        onClick={enlarged}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's renderer makes it safe
        dangerouslySetInnerHTML={{ __html: picture }}
      />
      <div
        className="event-slide-body"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: as above
        dangerouslySetInnerHTML={{ __html: bodyHtml(event, date, today) }}
      />
    </article>
  )
}

function bodyHtml(event: CommunityEvent, date?: string, today?: string): string {
  return `${date ? whenHtml(event, date, today) : `<b>${eventDayTexts.undated}</b>`}<h3>${titleLink(event)}</h3><p${inLanguage(event, 'location')}>${escapeHtml(event.location)}</p>${moreLink(event)}`
}

function whenHtml(event: CommunityEvent, date: string, today: string | undefined): string {
  const { start } = hoursOn(event, date)
  const hours = hoursInWords(event, date)
  const canceled = canceledOn(event, date)
  const parts = [
    `<b>${escapeHtml(eventDayInWords(date, today))}</b>`,
    hours && `<bdi>${escapeHtml(hours)}</bdi>`,
    canceled && `<strong class="event-card-missed">${escapeHtml(canceled)}</strong>`,
  ]
  return `<time datetime="${date}${start && `T${start}`}">${parts.filter(Boolean).join(' ')}</time>`
}
