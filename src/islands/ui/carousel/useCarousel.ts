import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isMirrored } from '../direction.ts'

/** How long a slide is shown, in milliseconds (docs/product.md, section 15). */
const STAY = 5000

export interface CarouselState {
  /** For the element that clips the slides. */
  viewport: UseEmblaCarouselType[0]
  /** False until hydration. */
  live: boolean
  selected: number
  /** The slide whose picture is loaded ahead, since it may come next; -1: none yet. */
  near: number
  paused: boolean
  setPaused: (paused: boolean) => void
  /** Whether a pointer or the focus is on the carousel, which then stops. */
  setHeld: (held: 'hover' | 'focus', on: boolean) => void
  previous: () => void
  next: () => void
  show: (index: number) => void
}

/**
 * A looping carousel of one slide that advances by itself, except while it is paused, pointed at,
 * focused, dragged or in a hidden tab. With reduced motion it starts paused and does not animate.
 */
export function useCarousel(): CarouselState {
  const reduced = useReducedMotion()
  const [clip, api] = useEmblaCarousel({
    loop: true,
    duration: reduced ? 0 : 28,
    direction: isMirrored() ? 'rtl' : 'ltr',
  })
  // The slide that somebody scrolled to before this script stays.
  const reached = useRef(0)
  const viewport = useCallback(
    (element: HTMLElement | null) => {
      if (element) reached.current = Math.round(Math.abs(element.scrollLeft) / element.clientWidth)
      clip(element)
    },
    [clip],
  )
  const [selected, setSelected] = useState(0)
  const [near, setNear] = useState(-1)
  const [choice, setPaused] = useState<boolean>()
  const [held, setAllHeld] = useState({ hover: false, focus: false, drag: false })
  const paused = choice ?? reduced
  const moving = !!api && !paused && !held.hover && !held.focus && !held.drag

  useEffect(() => {
    if (!api) return
    const follow = () => setSelected(api.selectedScrollSnap())
    const drag = (on: boolean) => () => setAllHeld(now => ({ ...now, drag: on }))
    const [grab, release] = [drag(true), drag(false)]
    api.on('select', follow).on('reInit', follow).on('pointerDown', grab).on('pointerUp', release)
    if (reached.current) api.scrollTo(reached.current, true)
    return () => {
      api.off('select', follow).off('reInit', follow)
      api.off('pointerDown', grab).off('pointerUp', release)
    }
  }, [api])

  // A visitor who only passes by requests one picture.
  useEffect(() => {
    if (!api) return
    const timer = setTimeout(() => setNear(selected + 1), STAY / 2)
    return () => clearTimeout(timer)
  }, [api, selected])

  // The time starts again with every slide, however it was reached.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the slide shown restarts the count
  useEffect(() => {
    if (!moving) return
    const timer = setInterval(() => document.hidden || api.scrollNext(), STAY)
    return () => clearInterval(timer)
  }, [api, moving, selected])

  return {
    viewport,
    live: !!api,
    selected,
    near,
    paused,
    setPaused,
    setHeld: (by, on) => setAllHeld(now => (now[by] === on ? now : { ...now, [by]: on })),
    previous: () => api?.scrollPrev(),
    next: () => api?.scrollNext(),
    show: index => api?.scrollTo(index),
  }
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)')

function subscribe(onChange: () => void): () => void {
  const list = reducedMotion()
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether the visitor prefers less motion; false in the prebuilt page. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => reducedMotion().matches,
    () => false,
  )
}
