import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'

interface Props extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'ref'> {
  ref?: RefObject<HTMLFormElement | null>
  /** The errors of its fields, shown after sending; the first field with an error gets the focus. */
  errors?: object | undefined
  /** Sends the values, by the fields' names. */
  onSend: (text: (name: string) => string) => void
}

/** A form that a script checks and sends, without the browser's own messages, which would repeat it. */
export function Form({ ref, errors, onSend, className = 'form', ...rest }: Props) {
  const own = useRef<HTMLFormElement>(null)
  const form = ref ?? own
  // Correcting a field removes its error; the focus then stays where it is.
  const isSent = useRef(false)
  useEffect(() => {
    if (!isSent.current || !errors || Object.keys(errors).length === 0) return
    isSent.current = false
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, errors])
  return (
    <form
      {...rest}
      ref={form}
      className={className}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        isSent.current = true
        const filled = new FormData(event.currentTarget)
        onSend(name => String(filled.get(name) ?? ''))
      }}
    />
  )
}
