/** What this browser keeps under a name; null: nothing. */
export function keptHere(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Keeps a text in this browser, or nothing any more; without storage it lasts as long as the page. */
export function keepHere(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name)
    else localStorage.setItem(name, text)
  } catch {}
}
