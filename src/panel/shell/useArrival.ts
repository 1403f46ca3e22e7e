import { useEffect, useRef } from 'react'
import { $visits } from './navigation.ts'

/** Whether something was pressed or tapped since the page was asked for. */
let isTouched = false
$visits.listen(() => {
  isTouched = false
})
for (const type of ['keydown', 'pointerdown']) {
  globalThis.document?.addEventListener(type, () => {
    isTouched = true
  })
}

/**
 * A heading that takes the focus where it was opened in place, not by the browser itself, unless its
 * reader has gone on to something else while it loaded.
 */
export function useArrival(isWanted = true) {
  const heading = useRef<HTMLHeadingElement>(null)
  const takesFocus = useRef(isWanted && $visits.get() > 0)
  useEffect(() => {
    const isElsewhere = isTouched && document.activeElement !== document.body
    if (takesFocus.current && !isElsewhere) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
