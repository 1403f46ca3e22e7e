/**
 * In which slot of the table each event of a page is shown. One that was shown before keeps its
 * slot, so that its elements and what is focused in them go with it. Others take over the elements
 * of those that left, since changing texts paints far sooner than creating lines; with
 * `isOther`, where the events themselves changed, they get slots of their own: what has the focus
 * never comes to mean another event.
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
