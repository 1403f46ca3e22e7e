import { atom } from 'nanostores'
import {
  changeEvents,
  deleteEvent,
  EVENT_DELETED,
  EVENT_NOT_DELETED,
  type EventResponse,
  type MovedDay,
  restoreEvent,
} from '#contract/events.ts'
import { eventPath } from '#domain/events/address.ts'
import { clock12, formatDay } from '#domain/time/format.ts'
import { closeShare, offerToShare, type Shared } from '#panel/share/share.ts'
import { offerUndo, orShowError, showSuccess } from '#panel/shell/banner.ts'
import { textOf } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import { deletedEvents } from './deleted.ts'
import { inList, loadAdminEvents, removeFromList, replaceInList, unseenOf } from './list.ts'
import { withSkipped } from './rules/thisWeek.ts'
import { type EventValues, eventValues } from './rules/values.ts'
import { orNotReached, saveEvent } from './save.ts'

/** The event to delete once that is confirmed. */
type Deletion = { event: EventResponse; busy: boolean; problem: string | null }

export const $deletion = atom<Deletion | null>(null)
/** Events whose one-tap change is being saved. */
export const $busyEvents = atom<ReadonlySet<string>>(new Set())

export const beginDeletion = (event: EventResponse) =>
  $deletion.set({ event, busy: false, problem: null })
export const endDeletion = () => $deletion.set(null)

/** Deletes the event in question; the banner offers to bring it back. True once it is done. */
export async function confirmDeletion(): Promise<boolean> {
  const deletion = $deletion.get()
  if (!deletion || deletion.busy) return false
  const { event } = deletion
  $deletion.set({ ...deletion, busy: true, problem: null })
  try {
    await callAsAdmin(deleteEvent, { params: { id: event.id } })
  } catch (error) {
    const problem = textOf(orNotReached(error, EVENT_NOT_DELETED))
    $deletion.set({ event, busy: false, problem })
    return false
  }
  $deletion.set(null)
  removeFromList(event.id)
  showSuccess(EVENT_DELETED)
  offerUndo(`“${event.title}” was deleted.`, () => void restoreDeleted(event.id))
  void loadAdminEvents()
  return true
}

/** Brings a deleted event back. */
export const restoreDeleted = (id: string): Promise<boolean> =>
  once(id, async () => {
    const { event } = await callAsAdmin(restoreEvent, { params: { id }, body: {} })
    replaceInList(event)
    showSuccess(`“${event.title}” is back. ${unseenOf(event)}`.trimEnd())
    void deletedEvents.load()
  })

/** Shows an event to the public, or hides it; the banner offers to undo it. */
export const setActive = ({ id, title }: EventResponse, active: boolean): Promise<boolean> =>
  once(id, async () => {
    // Without its form, since an event from elsewhere may lack what a form asks for.
    const { events } = await callAsAdmin(changeEvents, { body: { changes: [{ id, active }] } })
    for (const event of events) replaceInList(event)
    const seen = active && events[0] ? unseenOf(events[0]) : ''
    const done = `“${title}” is ${active ? 'visible to the public' : 'hidden'} now.`
    offerUndo(`${done} ${seen}`.trimEnd(), () => {
      const now = inList(id)
      if (now) void setActive(now, !active)
    })
  })

const sharedDay = (event: EventResponse, what: string): Shared => ({
  title: `${event.title}: ${what}`,
  text: '',
  path: eventPath(event),
})

/** Takes an event off on one day, of one day as of many, or brings that day back; the banner offers to undo it. */
export const skipDay = (event: EventResponse, date: string, skip: boolean): Promise<boolean> =>
  saveOne(event, ({ skipped }) => ({ skipped: withSkipped(skipped, date, skip) }), {
    done: skippedInWords(event, date, skip),
    undo: now => skipDay(now, date, !skip),
    share: sharedDay(event, `${skip ? 'cancelled' : 'takes place'} on ${formatDay(date)}`),
  })

function skippedInWords({ title, recurring, repeats }: EventResponse, date: string, skip: boolean) {
  if (recurring || repeats)
    return `“${title}” is ${skip ? 'off' : 'on again'} on ${formatDay(date)}.`
  return skip ? `“${title}” is cancelled.` : `“${title}” is not cancelled any more.`
}

/** Moves one day of an event to another date and time; the banner offers to undo it. True once it is saved. */
export const moveDay = (event: EventResponse, moved: MovedDay): Promise<boolean> =>
  once(event.id, async () => {
    const { from, date, startTime } = moved
    const body = { changes: [{ id: event.id, moved }] }
    const { events } = await callAsAdmin(changeEvents, { body })
    const made = events.find(({ id }) => id !== event.id)
    await loadAdminEvents()
    const when = [formatDay(date), startTime && clock12(startTime)].filter(Boolean).join(', ')
    const shared = sharedDay(made ?? event, `moved to ${when}`)
    const text = date === from ? '' : `It is not on ${formatDay(from)}.`
    offerToShare({ ...shared, text })
    const seen = unseenOf(inList((made ?? event).id) ?? event)
    const done = `“${event.title}” is moved to ${when}. ${seen}`.trimEnd()
    offerUndo(done, () => void moveBack(event, from, made))
  })

const moveBack = (event: EventResponse, from: string, made: EventResponse | undefined) =>
  once(event.id, async () => {
    closeShare()
    const { id } = event
    const now = inList(id)
    if (made) {
      const body = { changes: [{ id, movedBack: { from, made: made.id } }] }
      await callAsAdmin(changeEvents, { body })
    } else if (now) await saveEvent(eventValues(event), now)
    await loadAdminEvents()
    showSuccess(`“${event.title}” is back on ${formatDay(from)}.`)
  })

interface Done {
  /** What the banner says. */
  done: string
  /** Takes the change back from the event as it is by then. */
  undo: (now: EventResponse) => Promise<boolean>
  /** What visitors may be told of it. */
  share?: Shared
}

/** One change to a stored event without its form; a newer version of it is kept, and shown. */
const saveOne = (
  event: EventResponse,
  change: (before: EventValues) => Partial<EventValues>,
  { done, undo, share }: Done,
): Promise<boolean> =>
  once(event.id, async () => {
    const before = eventValues(event)
    replaceInList(await saveEvent({ ...before, ...change(before) }, event))
    if (share) offerToShare(share)
    offerUndo(done, () => {
      closeShare()
      const now = inList(event.id)
      if (now) void undo(now)
    })
  })

/** Does one thing to an event at a time, and shows why where that fails. True once it is done. */
async function once(id: string, work: () => Promise<void>): Promise<boolean> {
  const busy = $busyEvents.get()
  if (busy.has(id)) return false
  $busyEvents.set(new Set(busy).add(id))
  try {
    return await orShowError(work, loadAdminEvents)
  } finally {
    $busyEvents.set(new Set([...$busyEvents.get()].filter(one => one !== id)))
  }
}
