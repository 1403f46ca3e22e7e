import { useEffect, useRef, useState } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { spell } from '#locale/spell.ts'
import { closeUndo } from '#panel/shell/banner.ts'
import { keepHere, keptHere } from '#panel/shell/keptHere.ts'
import { replaceAddress } from '#panel/shell/navigation.ts'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { SETUP_STEPS, type SetupStep } from './steps.tsx'
import './setup.css'

/** Kept in this browser: the question at which the setup was left. */
const LEFT_AT = 'setup-step'

const addressOf = ({ id }: SetupStep) => `/admin/setup/${id}`

/** Leads through a new site, one question a screen; it can be left and taken up again. */
export function SetupPage({ step: id }: { step: string }) {
  const at = SETUP_STEPS.findIndex(step => step.id === (id || keptHere(LEFT_AT)))
  const step = SETUP_STEPS[at] ?? SETUP_STEPS[0]
  const [version, setVersion] = useState(0)
  useEffect(() => {
    keepHere(LEFT_AT, resumedAt(at))
  }, [at])
  if (!step) return null
  return (
    <Question
      key={step.id}
      step={step}
      number={Math.max(at, 0) + 1}
      version={version}
      onSaved={() => setVersion(version + 1)}
    />
  )
}

interface QuestionProps {
  step: SetupStep
  number: number
  /** Counts what was saved, for the picture of the site. */
  version: number
  onSaved: () => void
}

function Question({ step, number, version, onSaved }: QuestionProps) {
  const [isSaving, setSaving] = useState(false)
  const { title, lead, Body, isAnswered, save } = step
  const [before, next] = [SETUP_STEPS[number - 2], SETUP_STEPS[number]]
  const open = (other: SetupStep) => {
    replaceAddress(addressOf(other))
    scrollTo(0, 0)
  }

  async function goOn() {
    if (isAnswered && !isAnswered()) return
    setSaving(true)
    const isSaved = save ? await save() : true
    setSaving(false)
    if (!isSaved || !next) return
    // It would cover the next question, and the activity log offers the same undo.
    closeUndo()
    onSaved()
    open(next)
  }

  return (
    <div className="setup pile-l">
      <div className="setup-question">
        <p className="muted" id="setup-progress">
          Question {number} of {SETUP_STEPS.length}
        </p>
        <progress aria-labelledby="setup-progress" value={number} max={SETUP_STEPS.length} />
        <PageHead title={spell(title)} lead={spell(lead)} />
        <div className="setup-body pile-m" ref={selectOnFocus}>
          <Body />
        </div>
        <p className="setup-end stays">
          {before && (
            <Button icon="arrowLeft" onClick={() => open(before)}>
              Back
            </Button>
          )}
          {next && (
            <Button kind="primary" busy={isSaving} onClick={() => void goOn()}>
              {save ? 'Save and go on' : 'Go on'}
            </Button>
          )}
        </p>
      </div>
      <HomePreview version={version} />
    </div>
  )
}

/** What a field of a new site holds is an example, which typing then replaces. */
function selectOnFocus(body: HTMLElement | null): void {
  body?.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) target.select()
  })
}

/** The question to take the setup up at: answers that a later one saves may be gone by then. */
function resumedAt(at: number): string {
  const saved = SETUP_STEPS.findLastIndex((step, index) => index < at && step.save)
  return SETUP_STEPS[Math.min(saved + 1, Math.max(at, 0))]?.id ?? ''
}

/** Home as a phone shows it, loaded again after each save; folded where there is little room. */
function HomePreview({ version }: { version: number }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isOpen, setOpen] = useState(() => matchMedia('(min-width: 75rem)').matches)
  useEffect(() => {
    if (version > 0) frame.current?.contentWindow?.location.reload()
  }, [version])
  return (
    <aside className="setup-preview" aria-label="Your site">
      <Button kind="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide your site' : 'See your site'}
      </Button>
      {isOpen && (
        <div className="setup-phone phone">
          <iframe ref={frame} src="/" title="Your site on a phone" tabIndex={-1} />
        </div>
      )}
    </aside>
  )
}
