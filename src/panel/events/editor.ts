import {
  deleteEvent,
  EVENT_CREATED,
  EVENT_UPDATED,
  type EventResponse,
  getAdminEvents,
  getEventVersions,
  restoreEvent,
} from '#contract/events.ts'
import { categoryOf } from '#domain/account/roles.ts'
import { eventPath } from '#domain/events/address.ts'
import { shownDay } from '#domain/events/listing.ts'
import { shareLine } from '#domain/events/shareLine.ts'
import { wallMoment } from '#domain/time/civil.ts'
import { createdOnce } from '#panel/editing/createdOnce.ts'
import type { FormPart, FormStore } from '#panel/editing/form.ts'
import { formEditor } from '#panel/editing/formEditor.ts'
import { formStore } from '#panel/editing/formStore.ts'
import { closeShare, offerToShare, type Shared } from '#panel/share/share.ts'
import { showError } from '#panel/shell/banner.ts'
import { draftOf, dropDraft, lastingDrafts, takeOpen } from '#panel/shell/drafts.ts'
import { resource } from '#panel/shell/loaded.ts'
import { $role, callAsAdmin, owner } from '#panel/shell/session.ts'
import { mosqueZone, now } from '#stores/clock.ts'
import { adminEvents, loadAdminEvents, replaceInList, unseenOf } from './list.ts'
import { mergeEvent } from './mergeEvent.ts'
import { copyOf, type EventValues, eventProblems, eventValues, newEvent } from './rules/values.ts'
import { saveEvent } from './save.ts'

/** What is stored of the event in the form; null: nothing yet. */
export interface EditedEvent {
  event: EventResponse | null
}
export type EventFormStore = FormStore<EventValues, EditedEvent>
/** Its errors are by the names that the form sends. */
export type EventPart = FormPart<EventValues> & {
  errors: Readonly<Record<string, string | undefined>>
}

type EditKind = 'create' | 'edit'

export const eventEditor = formEditor<EventValues, EditedEvent, { kind: EditKind }>('this event')

/** The kept versions of an event, newest first. */
export const earlierVersions = resource(
  async (id: string) => (await callAsAdmin(getEventVersions, { params: { id } })).versions,
)

/** Opens 'Create New Event', filled with what is given. */
export function beginEvent(values?: EventValues): void {
  open('create', { event: null }, values)
}

/** Opens 'Create New Event' with everything of another event. */
export function duplicate(event: EventResponse): void {
  beginEvent(copyOf(event))
}

/** Opens 'Edit Event'. */
export function editEvent(event: EventResponse): void {
  open('edit', { event })
}

/** What may be told of an event: when and where it is. */
function sharedEvent(event: EventResponse): Shared {
  const { date } = shownDay(event, wallMoment(mosqueZone(), now()))
  const when = shareLine(event, date)
  return {
    title: event.title,
    text: [when, event.location].filter(Boolean).join('\n'),
    path: eventPath(event),
  }
}

/** The name of the draft of a new event; that of another ends in its id. */
const NEW_DRAFT = 'event-new'

/** What was typed for an event and is not saved, from before a reload or an ended session. */
interface EventDraft {
  name: string
  title: string
  /** The event it changes; null: a new one. */
  event: EventResponse | null
}

/** This admin's drafts; those of events that are gone are left out. */
export function eventDrafts(events: readonly EventResponse[]): EventDraft[] {
  return lastingDrafts('event-', owner(), 'tab').flatMap(name => {
    const draft = draftOf<EventValues, EditedEvent>(name, owner(), 'tab')
    const event = events.find(({ id }) => name === `event-${id}`) ?? null
    if (!draft || (!event && name !== NEW_DRAFT)) return []
    return [{ name, title: draft.values.title || event?.title || '', event }]
  })
}

/** Opens the form of a draft, which shows what was typed. */
export const continueDraft = ({ event }: EventDraft) => (event ? editEvent(event) : beginEvent())

/** Opens the form that was open when the session ended. */
export function reopenDraft(events: readonly EventResponse[]): void {
  const name = takeOpen('event-', owner())
  const draft = eventDrafts(events).find(one => one.name === name)
  if (draft) continueDraft(draft)
}

/** Forgets a draft. */
export const discardDraft = ({ name }: EventDraft) => dropDraft(name, 'tab')

function open(kind: EditKind, stored: EditedEvent, values?: EventValues): void {
  const once = createdOnce<EventValues, EventResponse>({
    known: () => adminEvents.$known.get(),
    load: () => callAsAdmin(getAdminEvents),
    isSame: (one, { title, date }) => one.title === title.trim() && one.date === date,
  })
  const form = formStore<EventValues, EditedEvent>({
    name: stored.event ? `event-${stored.event.id}` : NEW_DRAFT,
    valuesOf: ({ event }) =>
      event
        ? eventValues(event)
        : { ...newEvent, category: categoryOf($role.get()) ?? newEvent.category },
    merge: mergeEvent,
    // A new one that did arrive would be there twice.
    canRepeat: (_, { event }, mayHaveArrived) => event !== null || !mayHaveArrived,
    check: eventProblems,
    save: async (typed, { event }) => {
      const send = () => saveEvent(typed, event)
      return { event: await (event ? send() : once(typed, send)) }
    },
    restore,
    undo: ({ event }, now) => (event ? restore(event.revision, now) : takeBack(now)),
    currentOf: current => ({ event: current as EventResponse }),
    ...(kind === 'create'
      ? { saved: EVENT_CREATED, done: 'The event was created.' }
      : { saved: EVENT_UPDATED, done: 'The event was changed.' }),
    note: (_, { event }) => (event ? unseenOf(event) : ''),
    onSaved({ event }) {
      if (event) {
        replaceInList(event)
        if (!unseenOf(event)) offerToShare(sharedEvent(event))
      }
      if (eventEditor.$open.get()?.form === form) eventEditor.close()
    },
    onFailed: (problem, passes) => showError(problem, { passes }),
  })
  form.open(stored)
  if (values) form.change(values)
  eventEditor.$open.set({ kind, form })
}

/** Deletes an event that was only just created. */
async function takeBack({ event }: EditedEvent): Promise<EditedEvent> {
  closeShare()
  if (event) {
    await callAsAdmin(deleteEvent, { params: { id: event.id } })
    await loadAdminEvents()
  }
  return { event: null }
}

async function restore(revision: number, { event }: EditedEvent): Promise<EditedEvent> {
  if (!event) throw new Error('An event that is not saved yet has no versions.')
  const [params, body] = [{ id: event.id }, { revision, base: event.revision }]
  return { event: (await callAsAdmin(restoreEvent, { params, body })).event }
}
