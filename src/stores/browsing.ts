import { atom, onMount } from 'nanostores'
import { type Browsing, browsingOf, queryOf } from '#domain/events/browse.ts'

/** What the visitor of the events page is looking for, synchronized with the address. */
export const $browsing = atom<Browsing>(browsingOf(''))

/** The address changes when typing pauses: browsers limit how often a page may change it. */
const TYPING_MS = 300
let typing: ReturnType<typeof setTimeout> | undefined

/**
 * Changes what is looked for. A 'step' adds a history entry; other changes (typing, choosing a day)
 * replace the current one.
 */
export function browse(change: Partial<Browsing>, kind: 'step' | 'typing' | 'place'): void {
  // Going back returns to the text typed last, although typing had not paused yet.
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
