import { atom, onMount } from 'nanostores'
import { type Browsing, browsingOf, queryOf } from '#domain/events/browse.ts'

/** What the visitor of the events page is looking for, in step with the address. */
export const $browsing = atom<Browsing>(browsingOf(''))

/** Typing changes the address when it pauses: browsers refuse pages that rewrite it at every key. */
const TYPING_MS = 300
let typing: ReturnType<typeof setTimeout> | undefined

/**
 * Looks for something else. A 'step' can be gone back from; the rest (typing, choosing a day)
 * changes the address in place.
 */
export function browse(change: Partial<Browsing>, kind: 'step' | 'typing' | 'place'): void {
  // The way back leads to what was last typed, though its pause had not come.
  if (typing !== undefined && kind === 'step') show('replaceState')
  $browsing.set({ ...$browsing.get(), ...change })
  if (kind === 'typing') {
    clearTimeout(typing)
    typing = setTimeout(() => show('replaceState'), TYPING_MS)
  } else show(kind === 'step' ? 'pushState' : 'replaceState')
}

function show(method: 'pushState' | 'replaceState'): void {
  forgetTyping()
  const { pathname, search, hash } = location
  const query = queryOf($browsing.get(), search)
  if (query !== search) history[method](history.state, '', `${pathname}${query}${hash}`)
}

function forgetTyping(): void {
  clearTimeout(typing)
  typing = undefined
}

onMount($browsing, () => {
  if (!globalThis.document) return
  const follow = () => {
    forgetTyping()
    $browsing.set(browsingOf(location.search))
  }
  follow()
  addEventListener('popstate', follow)
  return () => removeEventListener('popstate', follow)
})
