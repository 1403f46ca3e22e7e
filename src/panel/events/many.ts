import { atom } from 'nanostores'
import { changeEvents, type EventChangeAtOnce, type EventResponse } from '#contract/events.ts'
import { categories } from '#domain/lists/categories.ts'
import { formatNumber } from '#locale/formatNumber.ts'
import { offerUndo, orShowError, showNote } from '#panel/shell/banner.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import { loadAdminEvents } from './list.ts'
import { undoOf } from './rules/undoOf.ts'

type ChangeOfMany = Omit<EventChangeAtOnce, 'id'>

/** Whether a change of several events is being saved. */
export const $isChangingMany = atom(false)

export const eventsInWords = (count: number) =>
  count === 1 ? '1 event' : `${formatNumber(count)} events`

/** Makes one change to several events at once, and offers to undo it. True once it is saved. */
export async function changeMany(
  events: readonly EventResponse[],
  change: ChangeOfMany,
): Promise<boolean> {
  const undo = undoOf(events, change)
  if (undo.length === 0) {
    showNote('The chosen events are like that already.')
    return true
  }
  if (!(await save(undo.map(({ id }) => ({ id, ...change }))))) return false
  offerUndo(`${eventsInWords(undo.length)} ${inWords(change)}.`, () => void save(undo))
  return true
}

async function save(changes: EventChangeAtOnce[]): Promise<boolean> {
  if ($isChangingMany.get()) return false
  $isChangingMany.set(true)
  const isSaved = await orShowError(async () => {
    await callAsAdmin(changeEvents, { body: { changes } })
    await loadAdminEvents()
  })
  $isChangingMany.set(false)
  return isSaved
}

function inWords({ active, category, deleted }: ChangeOfMany): string {
  if (deleted) return 'deleted'
  if (category) return `moved to ${categories.name(category)}`
  return active ? 'visible to the public now' : 'hidden now'
}
