import { atom } from 'nanostores'

const forms = new Map<string, () => void>()

/** Whether something is typed that is not saved: leaving it asks first. */
export const $hasUnsaved = atom(false)

/** Says that a form holds unsaved changes, and how to give them up; null: it holds none any more. */
export function setUnsaved(name: string, discard: (() => void) | null): void {
  if (discard) forms.set(name, discard)
  else forms.delete(name)
  $hasUnsaved.set(forms.size > 0)
}

/** Gives up everything that is not saved. */
export function discardUnsaved(): void {
  for (const discard of [...forms.values()]) discard()
  forgetUnsaved()
}

/** Stops asking: what was typed is kept elsewhere, or the page is left for good. */
export function forgetUnsaved(): void {
  forms.clear()
  $hasUnsaved.set(false)
}
