/**
 * What is being typed, kept for this browser tab, so that a session that ends, a reload or a wrong
 * link costs nothing. Passwords never come here. Each draft belongs to one admin.
 */
const PREFIX = 'draft:'

interface Stored {
  owner: string
  values: unknown
}

/** Keeps the values of a form by its name. */
export function keepDraft(name: string, owner: string, values: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify({ owner, values } satisfies Stored))
  } catch {
    // Without storage a draft lasts as long as the page.
  }
}

/** The draft of that name, if this admin left one. */
export function draftOf<T>(name: string, owner: string): T | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as Stored | null
    return stored?.owner === owner ? (stored.values as T) : null
  } catch {
    return null
  }
}

/** Whether this tab keeps any draft. */
export function hasDrafts(): boolean {
  try {
    return Object.keys(sessionStorage).some(key => key.startsWith(PREFIX))
  } catch {
    return false
  }
}

/** Forgets one draft: it was saved, or given up. */
export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name)
  } catch {
    // There is none then.
  }
}

/** Forgets all drafts of this tab. */
export function dropAllDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
    }
  } catch {
    // There are none then.
  }
}
