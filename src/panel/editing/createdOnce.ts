import { isUnanswered } from '#panel/shell/loaded.ts'

interface Things<V, T> {
  /** What was there when the page was loaded; undefined: not known. */
  known: () => readonly T[] | undefined
  load: () => Promise<readonly T[]>
  isSame: (one: T, values: V) => boolean
}

/**
 * Creates something from a form. A try that nothing answered may have arrived: before the next one it
 * is looked for among what was not there before, so that it is not there twice.
 */
export function createdOnce<V, T extends { id: string }>({ known, load, isSame }: Things<V, T>) {
  let before: ReadonlySet<string> | undefined
  return async (values: V, create: () => Promise<T | null>): Promise<T | null> => {
    const tried = before
    const there = tried && (await load()).find(one => !tried.has(one.id) && isSame(one, values))
    if (there) return there
    const ids = known()?.map(({ id }) => id)
    try {
      return await create()
    } catch (error) {
      if (ids && isUnanswered(error)) before ??= new Set(ids)
      throw error
    }
  }
}
