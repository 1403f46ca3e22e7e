import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import { Form } from '#islands/ui/Form.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import type { FormStore, ReadyForm } from '#panel/editing/form.ts'
import { NotLoaded } from '#panel/shell/NotLoaded.tsx'
import { SaveBar } from './SaveBar.tsx'

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
  useEffect(() => void store.load(), [store])

  if (form.state === 'loading') return <FormSkeleton rows={rows} />
  if (form.state === 'failed') {
    return <NotLoaded message={form.message} retry={store.load} />
  }
  return (
    <Form errors={form.errors} onSend={() => void store.save()}>
      {form.restored && (
        <Notice title="What you typed before is back">
          <p>It is not saved yet. Look it over, then save or discard it.</p>
        </Notice>
      )}
      {children(form, store.change)}
      <SaveBar form={form} store={store} />
    </Form>
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
