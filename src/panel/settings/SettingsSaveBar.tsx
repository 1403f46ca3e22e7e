import { type ReactNode, useEffect } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { ErrorNotice } from '#islands/ui/Notice.tsx'
import type { FormStore, ReadyForm } from '#panel/editing/form.ts'
import '#panel/editing/saveBar.css'

interface Props<T extends object, Stored> {
  form: ReadyForm<T, Stored>
  store: FormStore<T, Stored>
  saveLabel?: string | undefined
  /** Below the buttons while something is not saved. */
  note?: ReactNode
}

/** Shows whether everything is saved, with the Save button; stays visible while something is not. */
export function SettingsSaveBar<T extends object, Stored>(props: Props<T, Stored>) {
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
