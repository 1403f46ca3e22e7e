import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { SectionResponse } from '#contract/content.ts'
import { findSection } from '#domain/content/registry.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Form } from '#islands/ui/Form.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { EditFrame } from '#panel/editing/EditFrame.tsx'
import { Folded } from '#panel/shell/Folded.tsx'
import { $visits } from '#panel/shell/navigation.ts'
import { showForm } from '#panel/shell/showForm.ts'
import { useLoaded } from '#panel/shell/useLoaded.ts'
import {
  $editing,
  closeSection,
  openSection,
  requestClose,
  type SectionEditing,
} from './editing.ts'
import { SectionField } from './editors/SectionField.tsx'
import { plannedFor, plannedMoment, plannedTexts, planTyped, takeBack } from './planned.ts'
import { isItemKind } from './rules/items.ts'
import { SectionVersions } from './SectionVersions.tsx'
import { sectionDifferences } from './sectionLines.ts'
import { Updated } from './Updated.tsx'
import './sectionEditor.css'

interface Props {
  pageId: string
  section: SectionResponse
  /** How the section will look, where the page itself does not show it. */
  preview?: ((editing: SectionEditing) => ReactNode) | undefined
  /** What follows when the section closes; by default the list of its page. */
  onClosed?: (() => void) | undefined
  /** Its first field has the focus, also on the page that the browser itself opened. */
  takesFocus?: boolean | undefined
}

/** The section that is open: its text, how it will look, Save and Cancel. */
export function SectionEditor({ pageId, section, preview, onClosed, takesFocus }: Props) {
  const editing = useStore($editing)
  const closed = useRef(onClosed)
  closed.current = onClosed
  useEffect(() => {
    openSection(pageId, section.id, closed.current && (() => closed.current?.()))
    return closeSection
  }, [pageId, section.id])
  const isOpen = editing?.pageId === pageId && editing.stored.id === section.id
  return isOpen ? <Open {...{ editing, section, preview, takesFocus }} /> : null
}

const FIELDS = 'textarea, input:not([type=file]), select, [contenteditable=true], button'

function Open({
  editing,
  section,
  preview,
  takesFocus = false,
}: Omit<Props, 'pageId' | 'onClosed'> & { editing: SectionEditing }) {
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const { kind, store, saving, changed } = editing
  // An editor of one item after the other needs no word on lines.
  const hint = isItemKind(kind) ? undefined : findSection(editing.pageId, section.id)?.hint
  const differencesOf = useMemo(
    () => sectionDifferences(kind, section.title),
    [kind, section.title],
  )
  useEffect(() => {
    showForm(form.current)
    if ($visits.get() === 0 && !takesFocus) return
    const first = (within: string) =>
      form.current?.querySelector<HTMLElement>(`.section-edit ${within} :is(${FIELDS})`)
    // The text itself rather than how it is edited.
    const field = first('> :not(.views)') ?? first('')
    field?.focus({ preventScroll: true })
  }, [takesFocus])
  const submit = async () => {
    if (!(await store.save())) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    }
  }
  return (
    <Form
      ref={form}
      className="section-editor pile-m"
      aria-labelledby={id}
      onSend={() => void submit()}
    >
      <div className="section-editor-head">
        <h3 id={id} className="plain-heading">
          {section.title}
        </h3>
        <Updated at={section.lastUpdated} />
      </div>
      <PlannedNotice editing={editing} />
      {hint && <p className="field-hint">{hint}</p>}
      <EditFrame form={editing} store={store} differencesOf={differencesOf}>
        <div className="section-edit-and-preview pile-m">
          <div className="section-edit pile-s">
            <SectionField key={editing.fills} editing={editing} label={section.title} />
          </div>
          {preview?.(editing)}
        </div>
        <div className="section-editor-end stays line-xs">
          <Button kind="primary" type="submit" busy={saving} disabled={!changed}>
            {saving ? 'Saving…' : 'Save'}
          </Button>
          <Button onClick={() => requestClose()} disabled={saving}>
            Cancel
          </Button>
          <p className="muted" role="status">
            {changed ? 'Not saved yet. A draft is kept in this browser.' : ''}
          </p>
        </div>
        <PublishLater editing={editing} />
        <SectionVersions editing={editing} differencesOf={differencesOf} />
      </EditFrame>
    </Form>
  )
}

/** The text that is planned for the open section. */
function PlannedNotice({ editing }: { editing: SectionEditing }) {
  const found = useLoaded(plannedTexts)
  const { pageId, stored } = editing
  const planned = found.state === 'ready' ? plannedFor(found.data, pageId, stored.id) : undefined
  if (!planned) return null
  return (
    <Notice kind="info">
      <p>
        {planned.by} planned another text. It is published by itself: {plannedMoment(planned.at)}.
      </p>
      <Button onClick={() => void takeBack(pageId, stored.id, planned.content)}>
        Take it back and edit it
      </Button>
    </Notice>
  )
}

/** Publishes what is typed at a moment instead of now. */
function PublishLater({ editing }: { editing: SectionEditing }) {
  if (!editing.changed) return null
  return (
    <Folded className="quiet-details" summary="Publish it later">
      {() => <Moment editing={editing} />}
    </Folded>
  )
}

function Moment({ editing }: { editing: SectionEditing }) {
  const [date, setDate] = useState('')
  const [clock, setClock] = useState('')
  return (
    <div className="form">
      <div className="later-pair halves pile-s">
        <TextField label="Publish on" type="date" value={date} onChange={setDate} />
        <TextField label="at" type="time" value={clock} onChange={setClock} />
      </div>
      <p className="field-hint">
        Visitors see it within five minutes of that time, and not before.
      </p>
      <div>
        <Button
          disabled={date === '' || clock === ''}
          onClick={() => void planTyped(editing, date, clock)}
        >
          Publish then
        </Button>
      </div>
    </div>
  )
}
