import { atom, type ReadableAtom } from 'nanostores'
import { CallError } from '#contract/failure.ts'

/** Something asked of the server; while it is asked again, what was there stays in sight. */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'ready'; data: T; busy: boolean }
  | { state: 'failed'; message: string }

/** A question to the server and its latest answer; of several under way only the last one counts. */
export interface Question<T, A extends unknown[]> {
  $data: ReadableAtom<Loaded<T>>
  load: (...asked: A) => Promise<void>
  /** Takes over what a save answered. */
  set: (data: T) => void
}

/** `failure` replaces the server's text where the screen has one of its own. */
export function question<T, A extends unknown[]>(
  ask: (...asked: A) => Promise<T>,
  failure?: string,
): Question<T, A> {
  const $data = atom<Loaded<T>>({ state: 'loading' })
  let latest = 0
  return {
    $data,
    async load(...asked) {
      latest += 1
      const mine = latest
      const before = $data.get()
      $data.set(before.state === 'ready' ? { ...before, busy: true } : { state: 'loading' })
      try {
        const data = await ask(...asked)
        if (mine === latest) $data.set({ state: 'ready', data, busy: false })
      } catch (error) {
        if (mine === latest) $data.set({ state: 'failed', message: failure ?? textOf(error) })
      }
    },
    set(data) {
      latest += 1
      $data.set({ state: 'ready', data, busy: false })
    },
  }
}

/** What a person reads of a failure (docs/product.md, section 14). */
export function textOf(error: unknown): string {
  return error instanceof CallError ? error.message : 'An unexpected error occurred.'
}
