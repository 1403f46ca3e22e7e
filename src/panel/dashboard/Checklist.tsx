import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import type { ChecklistStep, SiteExample } from '#contract/dashboard.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { Block } from '#panel/shell/Block.tsx'
import { keepHere, keptHere } from '#panel/shell/keptHere.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { usePart } from './dashboard.ts'
import { ExampleList, Examples } from './Examples.tsx'

/** Kept in this browser: hiding the list changes nothing on the site. */
const DISMISSED = 'checklist-dismissed'
const $dismissed = atom(keptHere(DISMISSED) !== null)

function setDismissed(dismissed: boolean): void {
  $dismissed.set(dismissed)
  keepHere(DISMISSED, dismissed ? 'true' : null)
}

/** What is left to set up on a new site; without the list, what is still an example. */
export function Checklist() {
  const dismissed = useStore($dismissed)
  const setup = usePart('setup')
  if (!setup) return null
  const { steps, examples } = setup
  const left = steps.filter(({ isDone }) => !isDone)
  if (left.length === 0) return null
  if (dismissed) {
    return (
      <>
        <Examples examples={examples} />
        <p className="muted">
          <Button kind="link" onClick={() => setDismissed(false)}>
            Show the setup list ({left.length} left)
          </Button>
        </p>
      </>
    )
  }
  const done = steps.filter(({ isDone }) => isDone)
  return (
    <Block
      title="Setting up your site"
      className="card checklist"
      aside={
        <p className="muted">
          {done.length} of {steps.length} done
        </p>
      }
    >
      <div className="line-s">
        <PanelLink className="button button-primary" href="/admin/setup">
          {steps[0]?.isDone ? 'Go on setting up' : 'Set up your site'}
        </PanelLink>
        <details className="quiet-details">
          <summary>What is left ({left.length})</summary>
          <Steps steps={left} examples={examples} />
          <ul className="bare">
            {done.map(({ title }) => (
              <li key={title}>
                <Icon name="circleCheck" /> {title}
              </li>
            ))}
          </ul>
          <Button kind="link" onClick={() => setDismissed(true)}>
            Hide this list
          </Button>
        </details>
      </div>
    </Block>
  )
}

function Steps({ steps, examples }: Omit<StepProps, 'step'> & { steps: ChecklistStep[] }) {
  return (
    <ol className="bare tall-links">
      {steps.map(step => (
        <StepLine key={step.title} step={step} examples={examples} />
      ))}
    </ol>
  )
}

interface StepProps {
  step: ChecklistStep
  examples: readonly SiteExample[]
}

function StepLine({ step: { title, hint, href }, examples }: StepProps) {
  if (href === '#examples') {
    return (
      <li>
        <p>
          <b>{title}</b>
        </p>
        <p className="muted">{hint} Visitors see them until you put in your own.</p>
        <details className="quiet-details">
          <summary>Show them</summary>
          <ExampleList examples={examples} />
        </details>
      </li>
    )
  }
  return (
    <li>
      <p>
        <PanelLink href={href}>
          <b>{title}</b>
        </PanelLink>
      </p>
      <p className="muted">{hint}</p>
    </li>
  )
}
