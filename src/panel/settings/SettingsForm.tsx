import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import { Form } from '#islands/ui/Form.tsx'
import { ErrorNotice } from '#islands/ui/Notice.tsx'
import { EditFrame } from '#panel/editing/EditFrame.tsx'
import type { FormStore, ReadyForm } from '#panel/editing/form.ts'
import { NotLoaded } from '#panel/shell/NotLoaded.tsx'
import { Skeleton } from '#panel/shell/Skeleton.tsx'
import { SettingsSaveBar } from './SettingsSaveBar.tsx'

interface Props<T extends object, Stored> {
  store: FormStore<T, Stored>
  /** The shape of the form while it loads. */
  rows: number
  /** What follows its fields saves it. */
  isPart?: boolean
  /** What the button that saves is called, and what saving costs. */
  saveLabel?: string
  note?: ReactNode
  children: (
    form: ReadyForm<T, Stored>,
    change: (values: Partial<T>) => void,
    bind: Bind<T>,
  ) => ReactNode
}

/** What a control needs to edit one of the values. */
export type Bind<T> = <Name extends keyof T & string>(
  name: Name,
) => { value: T[Name]; error: string | undefined; onChange: (value: T[Name]) => void }

/** A form over something stored, from loading to saved: its fields are the children. */
export function SettingsForm<T extends object, Stored>({
  store,
  rows,
  isPart = false,
  saveLabel,
  note,
  children,
}: Props<T, Stored>) {
  const form = useStore(store.$form)
  useEffect(() => void store.load(), [store])

  if (form.state === 'loading') return <Skeleton label="Loading…" rows={rows} height="5.5rem" />
  if (form.state === 'failed') {
    return <NotLoaded message={form.message} retry={store.load} />
  }
  const bind: Bind<T> = name => ({
    value: form.values[name],
    error: Reflect.get(form.errors, name),
    onChange: value => store.change({ ...({} as Partial<T>), [name]: value }),
  })
  return (
    <Form errors={form.errors} onSend={() => void store.save()}>
      <EditFrame form={form} store={store}>
        {children(form, store.change, bind)}
        {isPart ? (
          <ErrorNotice text={form.problem} />
        ) : (
          <SettingsSaveBar form={form} store={store} saveLabel={saveLabel} note={note} />
        )}
      </EditFrame>
    </Form>
  )
}
