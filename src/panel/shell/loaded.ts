import { atom, computed, type ReadableAtom } from 'nanostores'
import { CallError, ToldError } from '#contract/failure.ts'

/** Data of the server; while it is loaded again, the old data stays visible. */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'ready'; data: T; busy: boolean }
  | { state: 'failed'; message: string }

/** Data of the server, as it was last loaded; of several loads only the last one counts. */
export interface Resource<T, A extends unknown[]> {
  $data: ReadableAtom<Loaded<T>>
  /** The data alone; undefined while there is none. */
  $known: ReadableAtom<T | undefined>
  load: (...args: A) => Promise<void>
  /** Loads what another request brings. */
  follow: (loading: Promise<T>) => Promise<void>
  /** Takes over what a save returned. */
  set: (data: T) => void
}

/** `failure` replaces the server's text where the screen has one of its own. */
export function resource<T, A extends unknown[]>(
  fetchData: (...args: A) => Promise<T>,
  failure?: string,
): Resource<T, A> {
  const $data = atom<Loaded<T>>({ state: 'loading' })
  let latest = 0
  const follow = async (loading: Promise<T>) => {
    latest += 1
    const mine = latest
    const before = $data.get()
    $data.set(before.state === 'ready' ? { ...before, busy: true } : { state: 'loading' })
    try {
      const data = await loading
      if (mine === latest) $data.set({ state: 'ready', data, busy: false })
    } catch (error) {
      if (mine === latest) $data.set({ state: 'failed', message: failure ?? textOf(error) })
    }
  }
  return {
    $data,
    $known: computed($data, now => (now.state === 'ready' ? now.data : undefined)),
    load: (...args) => follow(fetchData(...args)),
    follow,
    set(data) {
      latest += 1
      $data.set({ state: 'ready', data, busy: false })
    },
  }
}

/** What a person reads of a failure (docs/product.md, section 14), and whether nothing answered. */
export function textOf(error: unknown): string {
  if (hasNotArrived(error)) return NO_CODE
  if (!(error instanceof ToldError)) return 'An unexpected error occurred.'
  if (!isUnanswered(error)) return error.message
  return `${error.message.replace(/[^.!?]$/, '$&.')} ${UNANSWERED}`
}

/** Whether nothing answered a call: then loading again would only take away what is in sight. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof CallError && error.status === 0

/** How browsers and Vite name a file of the panel that did not arrive. */
const NOT_ARRIVED = /dynamically imported module|module script failed|preload CSS/i
export const hasNotArrived = (error: unknown): boolean => NOT_ARRIVED.test(String(error))

/** A browser may keep that it did not arrive, and another release has other files. */
const NO_CODE = 'This could not be loaded: check your internet, then load the page again.'

export const UNANSWERED = 'The site did not answer: check your internet.'
