import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { useFirstInvalid } from '#islands/ui/useFirstInvalid.ts'
import type { Form, FormStore } from '#stores/admin/form.ts'
import { SaveBar } from './SaveBar.tsx'

export type ReadyForm<T, Stored> = Extract<Form<T, Stored>, { state: 'ready' }>

interface Props<T extends object, Stored> {
  store: FormStore<T, Stored>
  /** The shape of the form while it loads. */
  rows: number
  children: (form: ReadyForm<T, Stored>, change: (values: Partial<T>) => void) => ReactNode
}

/** A form over something stored, from loading to saved: its fields are the children. */
export function SettingsForm<T extends object, Stored>({
  store,
  rows,
  children,
}: Props<T, Stored>) {
  const form = useStore(store.$form)
  const element = useRef<HTMLFormElement>(null)
  const errors = form.state === 'ready' ? form.errors : undefined
  useEffect(() => void store.load(), [store])
  useFirstInvalid(element, errors)

  if (form.state === 'loading') return <FormSkeleton rows={rows} />
  if (form.state === 'failed') {
    return (
      <>
        <Notice kind="error" role="alert">
          <p>{form.message}</p>
        </Notice>
        <Button icon="rotate-ccw" onClick={() => void store.load()}>
          Try again
        </Button>
      </>
    )
  }
  return (
    <form
      ref={element}
      className="form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void store.save()
      }}
    >
      {form.restored && (
        <Notice title="What you typed before is back">
          <p>It is not saved yet. Look it over, then save or discard it.</p>
        </Notice>
      )}
      {children(form, store.change)}
      <SaveBar form={form} store={store} />
    </form>
  )
}

function FormSkeleton({ rows }: { rows: number }) {
  return (
    <div className="form">
      <p className="visually-hidden" role="status">
        Loading…
      </p>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows are all alike
        <div key={index} className="field" aria-hidden="true">
          <span>
            <span className="skeleton">Loading the field</span>
          </span>
          <span className="skeleton form-skeleton-input" />
        </div>
      ))}
    </div>
  )
}
