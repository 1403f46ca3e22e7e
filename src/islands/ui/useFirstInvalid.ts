import { type RefObject, useEffect } from 'react'

/** Moves the focus to the first field at fault whenever a form is told its errors. */
export function useFirstInvalid(form: RefObject<HTMLFormElement | null>, errors?: object): void {
  useEffect(() => {
    if (errors && Object.keys(errors).length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    }
  }, [form, errors])
}
