import { Button } from '#islands/ui/Button.tsx'
import type { ReadyForm } from './form.ts'

interface Props {
  form: Pick<ReadyForm<object, unknown>, 'problem' | 'saving' | 'changed'>
  /** What creates it; without, a save of changes. */
  create: string | false
  onCancel: () => void
  className?: string
}

/** The end of a form in a dialog or on a page: why it was not saved, and both ways out. */
export const FormEnd = ({ form, create, onCancel, className = 'dialog-end' }: Props) => (
  <div className={className}>
    {form.problem && <p className="field-error">{form.problem}</p>}
    <Button kind="primary" type="submit" busy={form.saving} disabled={!create && !form.changed}>
      {create || 'Save changes'}
    </Button>
    <Button onClick={onCancel}>Cancel</Button>
  </div>
)
