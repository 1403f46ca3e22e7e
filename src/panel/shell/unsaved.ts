import { atom } from 'nanostores'

interface Unsaved {
  discard: () => void
  /** It is kept as a draft, so that leaving the page loses nothing. */
  isKept: boolean
}

const forms = new Map<string, Unsaved>()

/** Whether a form has unsaved changes: a dialog opens before the page is left. */
export const $hasUnsaved = atom(false)

/** Reports that a form has unsaved changes, and how to discard them; null: it has none any more. */
export function setUnsaved(
  name: string,
  discard: (() => void) | null,
  { isKept = false } = {},
): void {
  if (discard) forms.set(name, { discard, isKept })
  else forms.delete(name)
  $hasUnsaved.set(forms.size > 0)
}

/** Whether all that is unsaved is kept as drafts that outlast the page. */
export function isUnsavedKept(): boolean {
  return [...forms.values()].every(({ isKept }) => isKept)
}

/** Discards everything that is not saved. */
export function discardUnsaved(): void {
  for (const { discard } of [...forms.values()]) discard()
  forgetUnsaved()
}

/** The names of the forms with unsaved changes, which are those of their drafts. */
export const unsavedNames = (): string[] => [...forms.keys()]

/** Forgets all unsaved forms: they are kept as drafts, or the page is closed. */
export function forgetUnsaved(): void {
  forms.clear()
  $hasUnsaved.set(false)
}
