import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { Form } from '#islands/ui/Form.tsx'
import { ErrorNotice } from '#islands/ui/Notice.tsx'
import { showForm } from '#panel/shell/showForm.ts'
import { ChangeList } from './ChangeList.tsx'
import { usePrayerView } from './context.ts'
import { DayShown, NextDays } from './NextDays.tsx'
import { closeForm, editDraft, keepForm, savePrayerEdits } from './prayerSettings.ts'
import { pathOfChange } from './rules/change.ts'
import { isIn } from './rules/messages.ts'
import { repairOf } from './rules/repairs.ts'
import './changeForm.css'

interface Props {
  title: string
  children: ReactNode
}

/** The frame of a form: heading, fields, the sentence that will be saved, what is wrong, buttons. */
export function ChangeForm({ title, children }: Props) {
  const { editing, isToSave, listed, outcome, messages } = usePrayerView()
  const isAsSaved = useIsAsSaved()
  const saved = outcome && isToSave ? outcome.label : 'Save'
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    showForm(form.current)
  }, [])
  const showErrors = (isDone: boolean) => {
    if (!isDone) requestAnimationFrame(() => focusFirstError(form.current))
  }
  return (
    <Form
      ref={form}
      className="change-form well pile-s"
      aria-label={title}
      onSend={() => void savePrayerEdits().then(showErrors)}
    >
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
      <Shown />
      <Outcome />
      <Button kind="link" className="fitted" onClick={() => showErrors(keepForm())}>
        Keep, and change more
      </Button>
      <div className="change-form-end stays pile-xs">
        <Warnings />
        <ErrorNotice text={messages['']} />
        <ErrorNotice text={editing.problem} />
        {isAsSaved && (
          <p className="muted" role="status">
            Visitors see it like this already: there is nothing to save.
          </p>
        )}
        <div className="cluster">
          <Button
            kind="primary"
            type="submit"
            busy={editing.saving}
            disabled={!editing.saving && !isToSave}
          >
            {editing.saving
              ? 'Saving…'
              : saved !== 'Save' && listed.length > 0
                ? `${saved}, and save the list`
                : saved}
          </Button>
          <Button kind="link" onClick={closeForm}>
            Cancel
          </Button>
        </div>
      </div>
    </Form>
  )
}

/** What was typed is complete, and what visitors see already. */
function useIsAsSaved(): boolean {
  const { editing, isToSave, unfinished } = usePrayerView()
  return editing.form?.touched === true && unfinished.length === 0 && !isToSave
}

/** What visitors will see of it, or why nothing can be saved. */
function Outcome() {
  const { listed, outcome, unfinished, messages } = usePrayerView()
  const isAsSaved = useIsAsSaved()
  const isComplete = unfinished.length === 0
  return (
    <div className="outcome pile-2xs" aria-live="polite">
      {outcome
        ? !isAsSaved && <p className="outcome-sentence">{outcome.sentence}</p>
        : // Neither, while it is computed.
          (Object.keys(messages).length > 0 || !isComplete) && (
            <p className="muted">
              {isComplete ? 'Correct what is wrong' : 'Fill in what is missing'} to see what will be
              saved.
            </p>
          )}
      {listed.length > 0 && (
        <div>
          <p className="muted">Saved with it, from your list:</p>
          <ChangeList changes={listed} />
        </div>
      )}
    </div>
  )
}

/** The next days that a complete change is about, or its single day. */
function Shown() {
  const { editing, unfinished } = usePrayerView()
  const change = editing.form?.change
  if (!change || unfinished.length > 0) return null
  if (change.kind === 'iqama') return <NextDays name={change.prayer} from={change.from} />
  if (change.kind === 'jumuah') return <NextDays name="jumuah" from={change.from} />
  if (change.kind === 'khutbah') return <NextDays name="jumuah" from={change.date} />
  return change.kind === 'day' ? (
    <DayShown date={change.day.date} />
  ) : (
    <NextDays name={change.kind} />
  )
}

/** The warnings about the change, beside its button, each with what takes care of it. */
function Warnings() {
  const { editing, settings, review, unfinished, today } = usePrayerView()
  const change = editing.form?.change
  const found =
    change && unfinished.length === 0
      ? review.warnings.filter(isIn(pathOfChange(settings, change).slice(0, 3)))
      : []
  return (
    <div role="status">
      {found.map(warning => {
        const repair = repairOf(warning, settings, today)
        return (
          <div key={warning.message}>
            <p className="doubt">{warning.message}</p>
            {repair && (
              <Button
                kind="link"
                className="fitted"
                onClick={() => keepForm() && editDraft(repair.apply)}
              >
                {repair.label}
              </Button>
            )}
          </div>
        )
      })}
    </div>
  )
}

/** Focuses the first wrong field. */
function focusFirstError(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
