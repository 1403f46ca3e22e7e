import { useEffect, useRef } from 'react'
import { $visits } from './navigation.ts'

/** A heading that takes the focus where it was opened in place, not by the browser itself. */
export function useArrival(isWanted = true) {
  const heading = useRef<HTMLHeadingElement>(null)
  const takesFocus = useRef(isWanted && $visits.get() > 0)
  useEffect(() => {
    if (takesFocus.current) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
