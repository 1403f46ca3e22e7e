/**
 * The slot (the React key) of the table for each event of a page. An event that was shown before
 * keeps its slot, and with it its elements and the focus. New events reuse the slots of removed
 * ones, since changing texts is faster than creating rows. With `isOther`, when the events
 * themselves changed, new events get new slots, so that the focus never moves to another event.
 */
export function slotsFor(
  before: ReadonlyMap<string, number>,
  ids: readonly string[],
  isOther: boolean,
): Map<string, number> {
  const taken = new Set(isOther ? before.values() : ids.flatMap(id => before.get(id) ?? []))
  let free = 0
  return new Map(
    ids.map(id => {
      const own = before.get(id)
      if (own !== undefined) return [id, own]
      while (taken.has(free)) free += 1
      taken.add(free)
      return [id, free]
    }),
  )
}
