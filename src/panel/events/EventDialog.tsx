import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useRef } from 'react'
import type { EventResponse } from '#contract/events.ts'
import type { DifferencesOf } from '#domain/declared/words.ts'
import { eventArticle } from '#domain/events/article.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { imageName } from '#domain/events/image.ts'
import { shownDay } from '#domain/events/listing.ts'
import { withResolvedTimes } from '#domain/events/resolve.ts'
import { cardHtml, whenHtml } from '#islands/events/cardHtml.ts'
import { EventSlide } from '#islands/events/EventSlide.tsx'
import { EarlierVersions, VersionComparison } from '#panel/editing/EarlierVersions.tsx'
import { FormDialog } from '#panel/editing/FormDialog.tsx'
import type { ReadyForm } from '#panel/editing/form.ts'
import { Folded } from '#panel/shell/Folded.tsx'
import { mosqueZone } from '#stores/clock.ts'
import { EventFields } from './EventFields.tsx'
import { type EditedEvent, type EventFormStore, earlierVersions, eventEditor } from './editor.ts'
import { $moment } from './list.ts'
import { $clocks } from './prayerClocks.ts'
import { changed, type EventValues, eventDifferences, eventValues } from './rules/values.ts'
import { timesOf } from './rules/when.ts'
import { useTypedHours } from './useTypedHours.ts'
import '#islands/events/browse.css'
import '#islands/events/eventPage.css'
import '#islands/events/eventPicture.css'
import '#islands/events/eventsCarousel.css'
import '#islands/events/tones.css'
import './eventPreview.css'
import './eventForm.css'

/** All fields of an event, in a dialog over the page. */
export function EventDialog() {
  const open = useStore(eventEditor.$open)
  if (!open) return null
  const isNew = open.kind === 'create'
  const store = open.form
  return (
    <FormDialog
      title={isNew ? 'Create New Event' : 'Edit Event'}
      className="event-form"
      create={isNew && 'Create event'}
      editor={eventEditor}
      open={open}
      useDifferences={useDifferences}
    >
      {form => (
        <>
          <EventFields
            values={form.values}
            errors={form.errors}
            change={change => store.change(changed(form.values, change, isNew))}
          />
          <EventPreview values={form.values} />
          {form.stored.event && <EventVersions event={form.stored.event} {...{ form, store }} />}
        </>
      )}
    </FormDialog>
  )
}

const useDifferences = ({ values, conflict }: ReadyForm<EventValues, EditedEvent>) =>
  useEventDifferences(values, ...(conflict?.choices ?? []).map(({ theirs }) => theirs))

interface Props {
  /** As it is stored. */
  event: EventResponse
  form: ReadyForm<EventValues, EditedEvent>
  store: EventFormStore
}

/** The earlier versions of an event. */
function EventVersions({ event, form, store }: Props) {
  const versions = useStore(earlierVersions.$data)
  const now = eventValues(event)
  const kept = useStore(earlierVersions.$known) ?? []
  const differencesOf = useEventDifferences(now, ...kept.map(eventValues))
  return (
    <EarlierVersions
      versions={versions}
      load={() => void earlierVersions.load(event.id)}
      current={event.revision}
      original="The original event"
    >
      {(version, when) => (
        <VersionComparison
          {...{ form, store, differencesOf, when, now }}
          revision={version.revision}
          version={eventValues(version)}
        />
      )}
    </EarlierVersions>
  )
}

/** Compares versions of an event in words, with clock times where one of `all` follows a prayer. */
function useEventDifferences(...all: readonly EventValues[]): DifferencesOf<EventValues> {
  const hoursOf = useTypedHours(...all)
  return useCallback((before, after) => eventDifferences(before, after, hoursOf), [hoursOf])
}

/** The typed event as visitors will see it, by the site's own components; rendered on request. */
const EventPreview = ({ values }: { values: EventValues }) => (
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
