import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'

interface Props extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'ref'> {
  ref?: RefObject<HTMLFormElement | null>
  /** What is wrong with its fields: shown after sending; the first of them gets the focus. */
  errors?: object | undefined
  /** Sends what is filled in, read by the fields' names. */
  onSend: (text: (name: string) => string) => void
}

/** A form that a script sends and checks: the browser's own bubbles would repeat it. */
export function Form({ ref, errors, onSend, className = 'form', ...rest }: Props) {
  const own = useRef<HTMLFormElement>(null)
  const form = ref ?? own
  // Fields that are corrected take their errors away one by one, and keep the focus.
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
