import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { DifferencesOf } from '#domain/declared/words.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { Form } from '#islands/ui/Form.tsx'
import { DialogErrors } from '#panel/shell/BannerHost.tsx'
import { EditFrame } from './EditFrame.tsx'
import type { FormStore, ReadyForm } from './form.ts'

interface Props<T, Stored> {
  title: string
  className: string
  /** What creates it; false: a save of changes. */
  create: string | false
  open: { form: FormStore<T, Stored> }
  editor: { leave: () => void }
  /** Compares versions, where it is not always the same. */
  useDifferences?: (form: ReadyForm<T, Stored>) => DifferencesOf<T>
  children: (form: ReadyForm<T, Stored>) => ReactNode
}

/** A form in a dialog, which asks before what was typed is lost. */
export function FormDialog<T, Stored>(props: Props<T, Stored>) {
  const { title, open, editor } = props
  const form = useStore(open.form.$form)
  return (
    <Dialog title={title} onClose={editor.leave}>
      {form.state === 'ready' && <Ready {...props} form={form} />}
    </Dialog>
  )
}

function Ready<T, Stored>(props: Props<T, Stored> & { form: ReadyForm<T, Stored> }) {
  const { className, create, open, editor, form, children } = props
  const { useDifferences = () => open.form.differencesOf } = props
  const differencesOf = useDifferences(form)
  return (
    <Form
      className={`${className} pile-m`}
      errors={form.errors}
      onSend={() => void open.form.save()}
    >
      <DialogErrors />
      <EditFrame form={form} store={open.form} differencesOf={differencesOf}>
        {children(form)}
        {Object.keys(form.errors).length > 0 && (
          <p className="field-error">Correct the marked fields above.</p>
        )}
        <div className="dialog-end sticky-end stays">
          {form.problem && <p className="field-error">{form.problem}</p>}
          <Button
            kind="primary"
            type="submit"
            busy={form.saving}
            disabled={!create && !form.changed}
          >
            {create || 'Save changes'}
          </Button>
          <Button onClick={editor.leave}>Cancel</Button>
        </div>
      </EditFrame>
    </Form>
  )
}
