/**
 * Keeps what is typed through an ended session, a reload or a wrong link: in this browser tab, or in
 * this browser until it is saved or discarded. Passwords are never kept. Each draft belongs to one
 * admin.
 */
const PREFIX = 'draft:'

/** How long a draft lasts: as long as the tab, or until it is saved or discarded. */
export type Lasting = 'tab' | 'browser'

/** What is kept of a form. */
interface Draft<T, Stored> {
  values: T
  /** What was stored when they were typed; absent in drafts of the first release. */
  base?: Stored
  /** What was typed before the other admin's version was chosen. */
  aside: T | null
}

interface Kept {
  owner: string
  values: unknown
}

const storageOf = (lasting: Lasting) => (lasting === 'tab' ? sessionStorage : localStorage)
const PLACES = ['tab', 'browser'] as const

/** Keeps the draft of a form by its name. */
export function keepDraft<T, Stored>(
  name: string,
  owner: string,
  draft: Draft<T, Stored>,
  lasting: Lasting,
): void {
  try {
    const kept = JSON.stringify({ owner, values: draft } satisfies Kept)
    storageOf(lasting).setItem(PREFIX + name, kept)
  } catch {
    // Without storage a draft lasts as long as the page.
  }
}

/** The draft of that name, if this admin left one. */
export function draftOf<T, Stored>(
  name: string,
  owner: string,
  lasting: Lasting,
): Draft<T, Stored> | null {
  try {
    const kept = JSON.parse(storageOf(lasting).getItem(PREFIX + name) ?? 'null') as Kept | null
    return kept?.owner === owner ? (upgraded(kept.values as object) as Draft<T, Stored>) : null
  } catch {
    return null
  }
}

/**
 * The first release kept a section as its `text`, the prayer settings as `draft` and open `form` over
 * what was `saved`, and of any other form nothing but its fields.
 */
function upgraded(kept: object): object {
  if ('values' in kept) return kept
  if ('text' in kept) return { aside: null, ...kept, values: kept.text }
  if ('draft' in kept && 'form' in kept && 'saved' in kept) {
    const { draft, form, saved } = kept
    return { values: { draft, form }, base: saved, aside: null }
  }
  return { values: kept, aside: null }
}

/** The names of this admin's drafts that start with `beginning`, of this browser by default. */
export function lastingDrafts(
  beginning: string,
  owner: string,
  lasting: Lasting = 'browser',
): string[] {
  return keysIn(lasting)
    .map(key => key.slice(PREFIX.length))
    .filter(name => name.startsWith(beginning) && draftOf(name, owner, lasting) !== null)
}

/** Whether any draft is kept. */
export function hasDrafts(): boolean {
  return PLACES.some(lasting => keysIn(lasting).length > 0)
}

/** Forgets one draft: it was saved, or discarded. */
export function dropDraft(name: string, lasting: Lasting): void {
  try {
    storageOf(lasting).removeItem(PREFIX + name)
  } catch {
    // Without storage there is no draft.
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

/** The drafts whose forms were open when the session ended. */
const OPEN = 'open-drafts'

/** Keeps which drafts were open, so that their pages show them again. */
export function keepOpen(names: readonly string[]): void {
  try {
    if (names.length > 0) sessionStorage.setItem(OPEN, names.join(' '))
  } catch {
    // They are offered in the list.
  }
}

/** The name of this admin's draft that was open and starts with `beginning`, once. */
export function takeOpen(beginning: string, owner: string): string | undefined {
  try {
    const names = sessionStorage.getItem(OPEN)?.split(' ') ?? []
    const name = names.find(one => one.startsWith(beginning))
    if (name) sessionStorage.removeItem(OPEN)
    return name && draftOf(name, owner, 'tab') ? name : undefined
  } catch {
    return undefined
  }
}
