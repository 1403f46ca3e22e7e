import { atom } from 'nanostores'
import { askToLeave } from '#panel/shell/leaving.ts'
import type { FormStore } from './form.ts'

/**
 * What a form in a dialog is opened, left and closed with. `what` is edited, as in 'this event'; `More`
 * is what else is known of it.
 */
export function formEditor<T, Stored, More = object>(what: string) {
  const $open = atom<({ form: FormStore<T, Stored> } & More) | null>(null)

  /** Closes the form without a question: its page is left, or its changes are saved or discarded. */
  function close(): void {
    $open.set(null)
  }

  function discard(): void {
    $open.get()?.form.discard()
    close()
  }

  return {
    $open,
    close,
    /** Closes the form; a question is shown first when something in it is not saved. */
    leave() {
      const form = $open.get()?.form.$form.get()
      if (form?.state !== 'ready' || form.saving) return
      if (form.changed) {
        askToLeave({ lead: `What you typed for ${what} is not saved yet.`, discard })
      } else close()
    },
  }
}
