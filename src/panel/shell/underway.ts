import { useLayoutEffect, useRef } from 'react'

const underway = new Set<Promise<boolean>>()

/** What a form's fields still wait for, such as an upload; false: it did not arrive. */
export function follow(arrival: Promise<boolean>): void {
  underway.add(arrival)
  void arrival.finally(() => underway.delete(arrival))
}

/** Whether all of it has arrived, once it has; null where nothing is underway. */
export const arrivals = (): Promise<boolean> | null =>
  underway.size > 0 ? Promise.all(underway).then(all => all.every(Boolean)) : null

/**
 * Takes what arrives as the component was last rendered, since more may have been typed meanwhile;
 * nothing once it is gone.
 */
export function useLatest<A extends unknown[]>(take: ((...args: A) => void) | undefined) {
  const latest = useRef(take)
  useLayoutEffect(() => {
    latest.current = take
    return () => {
      latest.current = undefined
    }
  })
  return (...args: A) => latest.current?.(...args)
}
