/**
 * What is being typed, kept so that a session that ends, a reload or a wrong link costs nothing:
 * for this browser tab, or for this browser until it is saved or given up. Passwords never come
 * here. Each draft belongs to one admin.
 */
const PREFIX = 'draft:'

/** How long a draft lasts: as long as the tab, or until it is saved or given up. */
export type Lasting = 'tab' | 'browser'

interface Stored {
  owner: string
  values: unknown
}

const storageOf = (lasting: Lasting) => (lasting === 'tab' ? sessionStorage : localStorage)
const PLACES = ['tab', 'browser'] as const

/** Keeps the values of a form by its name. */
export function keepDraft(
  name: string,
  owner: string,
  values: unknown,
  lasting: Lasting = 'tab',
): void {
  try {
    const stored = JSON.stringify({ owner, values } satisfies Stored)
    storageOf(lasting).setItem(PREFIX + name, stored)
  } catch {
    // Without storage a draft lasts as long as the page.
  }
}

/** The draft of that name, if this admin left one. */
export function draftOf<T>(name: string, owner: string, lasting: Lasting = 'tab'): T | null {
  try {
    const kept = storageOf(lasting).getItem(PREFIX + name)
    const stored = JSON.parse(kept ?? 'null') as Stored | null
    return stored?.owner === owner ? (stored.values as T) : null
  } catch {
    return null
  }
}

/** The names that begin so of this admin's drafts in this browser. */
export function lastingDrafts(beginning: string, owner: string): string[] {
  return keysIn('browser')
    .map(key => key.slice(PREFIX.length))
    .filter(name => name.startsWith(beginning) && draftOf(name, owner, 'browser') !== null)
}

/** Whether any draft is kept. */
export function hasDrafts(): boolean {
  return PLACES.some(lasting => keysIn(lasting).length > 0)
}

/** Forgets one draft: it was saved, or given up. */
export function dropDraft(name: string, lasting: Lasting = 'tab'): void {
  try {
    storageOf(lasting).removeItem(PREFIX + name)
  } catch {
    // There is none then.
  }
}

/** Forgets all drafts. */
export function dropAllDrafts(): void {
  for (const lasting of PLACES) {
    for (const key of keysIn(lasting)) dropDraft(key.slice(PREFIX.length), lasting)
  }
}

function keysIn(lasting: Lasting): string[] {
  try {
    return Object.keys(storageOf(lasting)).filter(key => key.startsWith(PREFIX))
  } catch {
    return []
  }
}
