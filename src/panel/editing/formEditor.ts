import { atom } from 'nanostores'
import { $banner, closeBanner } from '#panel/shell/banner.ts'
import type { FormStore } from './form.ts'

/** A form that is open in a dialog. `isLeaving`: it was to be closed, and holds what is not saved. */
interface OpenInDialog<T, Stored> {
  form: FormStore<T, Stored>
  isLeaving: boolean
}

/** What a form in a dialog is opened, left and closed with; `More` is what else is known of it. */
export function formEditor<T, Stored, More = object>() {
  const $open = atom<(OpenInDialog<T, Stored> & More) | null>(null)

  /** Closes the form without a question: its page is left, or its changes are saved or discarded. */
  function close(): void {
    if ($banner.get()?.inForm) closeBanner()
    $open.set(null)
  }

  function setLeaving(isLeaving: boolean): void {
    const open = $open.get()
    if (open) $open.set({ ...open, isLeaving })
  }

  return {
    $open,
    close,
    /** Closes the form; a question is shown first when something in it is not saved. */
    leave() {
      const form = $open.get()?.form.$form.get()
      if (form?.state !== 'ready' || form.saving) return
      if (form.changed) setLeaving(true)
      else close()
    },
    /** Stays in the form. */
    stay: () => setLeaving(false),
    /** Closes the form and discards what is typed. */
    discard() {
      $open.get()?.form.discard()
      close()
    },
  }
}
