import type { EventChangeAtOnce, EventResponse } from '#contract/events.ts'

/** The changes that take a change of several events back; those that it leaves as they are have none. */
export function undoOf(
  events: readonly EventResponse[],
  { active, category, deleted }: Omit<EventChangeAtOnce, 'id'>,
): EventChangeAtOnce[] {
  if (deleted) return events.map(({ id }) => ({ id, deleted: false }))
  return events.flatMap(event => {
    const undo = {
      ...(active !== undefined && active !== event.active && { active: event.active }),
      ...(category && category !== event.category && { category: event.category }),
    }
    return Object.keys(undo).length > 0 ? [{ id: event.id, ...undo }] : []
  })
}
