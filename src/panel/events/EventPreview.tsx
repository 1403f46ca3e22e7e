import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { eventArticle } from '#domain/events/article.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { imageName } from '#domain/events/image.ts'
import { shownDay } from '#domain/events/listing.ts'
import { withResolvedTimes } from '#domain/events/resolve.ts'
import { cardHtml, whenHtml } from '#islands/events/cardHtml.ts'
import { EventSlide } from '#islands/events/EventSlide.tsx'
import { Folded } from '#panel/shell/Folded.tsx'
import { mosqueZone } from '#stores/clock.ts'
import { $moment } from './list.ts'
import { $clocks } from './prayerClocks.ts'
import type { EventValues } from './rules/values.ts'
import { timesOf } from './rules/when.ts'
import '#islands/events/browse.css'
import '#islands/events/eventPage.css'
import '#islands/events/eventPicture.css'
import '#islands/events/eventsCarousel.css'
import '#islands/events/tones.css'
import './eventPreview.css'

/** The typed event as visitors will see it, by the site's own components; rendered on request. */
export const EventPreview = ({ values }: { values: EventValues }) => (
  <Folded className="event-preview folded" summary="See it as visitors will">
    {() => <Views values={values} />}
  </Folded>
)

function Views({ values }: { values: EventValues }) {
  const at = useStore($moment)
  const clocks = useStore($clocks)
  const event = withResolvedTimes(eventOf(values), at.date, clocks?.of ?? (() => undefined))
  const { date } = shownDay(event, at)
  const card = cardHtml({ event, date }, true, whenHtml({ event, date }, at))
  const article = eventArticle(event, { at, zone: mosqueZone(), address: '' })
  return (
    <>
      <h3 className="plain-heading muted">In the list of events</h3>
      <div className="events-browser" inert>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's renderer makes it safe */}
        <ul className="events-list" dangerouslySetInnerHTML={{ __html: `<li>${card}</li>` }} />
      </div>
      <h3 className="plain-heading muted">On the home page</h3>
      <div inert>
        <EventSlide event={event} date={date} today={at.date} isNear />
      </div>
      <h3 className="plain-heading muted">On its page</h3>
      <Page html={article} />
    </>
  )
}

/** The event's page; as on it, a flyer keeps its shape once it is loaded. */
function Page({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shape = ({ target }: Event) => {
      if (target instanceof HTMLImageElement && target.naturalHeight > target.naturalWidth) {
        target.closest('.event-page-picture')?.setAttribute('data-shape', 'portrait')
      }
    }
    const { current } = place
    current?.addEventListener('load', shape, true)
    return () => current?.removeEventListener('load', shape, true)
  }, [])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's renderer makes it safe
  return <div inert ref={place} dangerouslySetInnerHTML={{ __html: html }} />
}

/** The event that saving the values stores, as far as they are complete. */
function eventOf(values: EventValues): CommunityEvent {
  const { repeats, recurring, focus, from, until, image, category } = values
  return {
    ...values,
    ...timesOf(values),
    id: 'preview',
    title: values.title || 'Title',
    category: category || 'other',
    active: true,
    image: imageName(image),
    repeats: recurring ? undefined : repeats || undefined,
    from: from || undefined,
    until: until || undefined,
    focus: focus ?? undefined,
  }
}
