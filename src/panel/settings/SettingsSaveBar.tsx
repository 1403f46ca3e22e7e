import { Button } from '#islands/ui/Button.tsx'
import { ErrorNotice } from '#islands/ui/Notice.tsx'
import type { FormStore, ReadyForm } from '#panel/editing/form.ts'
import '#panel/editing/saveBar.css'

interface Props<T extends object, Stored> {
  form: ReadyForm<T, Stored>
  store: FormStore<T, Stored>
}

/** Shows whether everything is saved, with the Save button; stays visible while something is not. */
export function SettingsSaveBar<T extends object, Stored>({ form, store }: Props<T, Stored>) {
  return (
    <div className="save-bar" data-changed={form.changed || undefined}>
      <ErrorNotice text={form.problem} />
      <div className="save-bar-row">
        <p role="status">{form.changed ? 'You have unsaved changes.' : 'Everything is saved.'}</p>
        {form.changed && !form.saving && (
          <Button icon="undo-2" onClick={store.discard}>
            Discard
          </Button>
        )}
        <Button kind="primary" type="submit" disabled={!form.changed} busy={form.saving}>
          {form.saving ? 'Saving…' : 'Save changes'}
        </Button>
      </div>
    </div>
  )
}
