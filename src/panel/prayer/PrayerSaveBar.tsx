import { useId, useState } from 'react'
import type { PrayerChange } from '#domain/prayer/inWords/changes.ts'
import { Button } from '#islands/ui/Button.tsx'
import { ErrorNotice, Notice } from '#islands/ui/Notice.tsx'
import { ChangeList } from './ChangeList.tsx'
import { usePrayerView } from './context.ts'
import { isWide } from './isWide.ts'
import { prayerForm, savePrayerEdits } from './prayerSettings.ts'
import { SAVE_UNSEEN } from './rules/outcome.ts'
import { showToCorrect } from './ToCorrect.tsx'
import '#panel/editing/saveBar.css'

/**
 * Lists the unsaved changes and the problems that prevent saving. It is hidden while a form is open,
 * since the form's own button saves everything. On a phone the list is closed, so that the bar covers no times.
 */
export function PrayerSaveBar() {
  const { editing, problems, listed: changes } = usePrayerView()
  const id = useId()
  const [isOpenAtFirst] = useState(isWide)
  const { form, saving, problem } = editing
  if (form || (changes.length === 0 && !problem)) return null
  const isWrong = problems.length > 0
  return (
    <section className="save-bar stays pile-s" data-changed aria-labelledby={id}>
      {isWrong && (
        <Notice kind="error" role="alert">
          <p>
            Something has to be corrected before this can be saved.{' '}
            <Button kind="link" onClick={showToCorrect}>
              Show what
            </Button>
          </p>
        </Notice>
      )}
      <ErrorNotice text={problem} />
      <div className="save-bar-row line-xs">
        <details className="quiet-details save-bar-list" open={isOpenAtFirst}>
          <summary id={id}>
            {changes.length > 0 ? `${changes.length} not saved yet` : 'Nothing was changed.'}
          </summary>
          <ChangeList changes={changes} />
          {changes.length > 0 && !saving && (
            <Button icon="undo2" onClick={prayerForm.discard}>
              Discard{changes.length > 1 && ' all'}
            </Button>
          )}
        </details>
        <Button
          kind="primary"
          busy={saving}
          disabled={changes.length === 0 || isWrong}
          onClick={() => void savePrayerEdits()}
        >
          {saving ? 'Saving…' : labelOf(changes)}
        </Button>
      </div>
    </section>
  )
}

function labelOf(changes: readonly PrayerChange[]): string {
  if (!changes.some(({ isSeen }) => isSeen)) return SAVE_UNSEEN
  return changes.length > 1 ? `Save these ${changes.length} changes` : 'Save this change'
}
