import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { Form } from '#islands/ui/Form.tsx'
import { ErrorNotice } from '#islands/ui/Notice.tsx'
import { EditFrame } from '#panel/editing/EditFrame.tsx'
import type { FormStore, ReadyForm } from '#panel/editing/form.ts'
import { NotLoaded } from '#panel/shell/NotLoaded.tsx'
import { Skeleton } from '#panel/shell/Skeleton.tsx'
import '#panel/editing/saveBar.css'

interface Props<T extends object, Stored> {
  store: FormStore<T, Stored>
  /** The shape of the form while it loads. */
  rows: number
  /** What follows its fields saves it. */
  isPart?: boolean
  /** What the button that saves is called. */
  saveLabel?: string | undefined
  /** What saving costs, below the buttons while something is not saved. */
  note?: ReactNode
  children: (
    form: ReadyForm<T, Stored>,
    change: (values: Partial<T>) => void,
    bind: Bind<T>,
  ) => ReactNode
}

/** What a control needs to edit one of the values. */
type Bind<T> = <Name extends keyof T & string>(
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

interface SettingsSaveBarProps<T extends object, Stored>
  extends Pick<Props<T, Stored>, 'store' | 'saveLabel' | 'note'> {
  form: ReadyForm<T, Stored>
}

/** Shows whether everything is saved, with the Save button; stays visible while something is not. */
function SettingsSaveBar<T extends object, Stored>(props: SettingsSaveBarProps<T, Stored>) {
  const { form, store, saveLabel = 'Save changes', note } = props
  // With the first letter the bar rises over what is being typed.
  useEffect(() => {
    if (form.changed) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [form.changed])
  return (
    <div
      className={form.changed ? 'save-bar stays pile-s' : 'save-bar pile-s'}
      data-changed={form.changed || undefined}
    >
      <ErrorNotice text={form.problem} />
      <div className="save-bar-row line-xs">
        <p role="status">{form.changed ? 'You have unsaved changes.' : 'Everything is saved.'}</p>
        {form.changed && !form.saving && (
          <Button icon="undo2" onClick={store.discard}>
            Discard
          </Button>
        )}
        <Button kind="primary" type="submit" disabled={!form.changed} busy={form.saving}>
          {form.saving ? 'Saving…' : saveLabel}
        </Button>
      </div>
      {form.changed && note && <p className="save-bar-note muted">{note}</p>}
    </div>
  )
}
