import { useId } from 'react'
import { differences } from '#domain/prayer/inWords/parts.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { usePrayerView } from './context.ts'
import { prayerForm, savePrayerEdits } from './prayerSettings.ts'
import '#panel/editing/saveBar.css'

const NAMED = 3

/**
 * Lists the unsaved changes and the problems that prevent saving. It is hidden while a form is open,
 * since the form's own button saves everything.
 */
export function PrayerSaveBar() {
  const { editing, problems } = usePrayerView()
  const id = useId()
  const { draft, stored, form, saving, problem } = editing
  const changed = differences(stored.settings, draft)
  if (form || (changed.length === 0 && !problem)) return null
  const named = changed.slice(0, NAMED).map(({ label }) => label)
  const more = changed.length - named.length
  const messages = [...new Set(problems.map(({ message }) => message))]
  return (
    <section className="save-bar" data-changed aria-labelledby={id}>
      {messages.length > 0 && (
        <Notice kind="error" role="alert">
          {messages.slice(0, NAMED).map(message => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      )}
      {problem && (
        <Notice kind="error" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <div className="save-bar-row">
        <p id={id}>
          {changed.length > 0 ? `Not saved yet: ${named.join(', ')}` : 'Nothing was changed'}
          {more > 0 && ` and ${more} more`}.
        </p>
        {changed.length > 0 && !saving && (
          <Button icon="undo-2" onClick={prayerForm.discard}>
            Discard
          </Button>
        )}
        <Button
          kind="primary"
          busy={saving}
          disabled={changed.length === 0 || messages.length > 0}
          onClick={() => void savePrayerEdits()}
        >
          {saving ? 'Saving…' : 'Save changes'}
        </Button>
      </div>
    </section>
  )
}
