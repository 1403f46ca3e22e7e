import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { sectionIn, siteContent } from '#panel/content/content.ts'
import { people } from '#panel/people/people.ts'
import { storedPrayer } from '#panel/prayer/moon/hijriSaves.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { type ChecklistStep, setupSteps } from './checklist.ts'
import { ExampleList, Examples, useExamples } from './Examples.tsx'
import { health } from './health.ts'

/** Kept in this browser: hiding the list changes nothing on the site. */
const DISMISSED = 'checklist-dismissed'
const $dismissed = atom(isDismissed())

function isDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED) !== null
  } catch {
    return false
  }
}

function setDismissed(dismissed: boolean): void {
  $dismissed.set(dismissed)
  try {
    if (dismissed) localStorage.setItem(DISMISSED, 'true')
    else localStorage.removeItem(DISMISSED)
  } catch {
    // Without storage it is hidden until the page is loaded again.
  }
}

/** What is left to set up on a new site; without the list, what is still an example. */
export function Checklist() {
  const dismissed = useStore($dismissed)
  const steps = useSteps()
  if (!steps) return null
  const left = steps.filter(({ isDone }) => !isDone)
  if (left.length === 0) return null
  if (dismissed) {
    return (
      <>
        <Examples />
        <p className="checklist-back">
          <Button kind="link" onClick={() => setDismissed(false)}>
            Show the setup list ({left.length} left)
          </Button>
        </p>
      </>
    )
  }
  const done = steps.filter(({ isDone }) => isDone)
  return (
    <section className="card checklist" aria-labelledby="checklist-title">
      <div className="block-head">
        <h2 id="checklist-title">Setting up your site</h2>
        <p className="muted">
          {done.length} of {steps.length} done
        </p>
      </div>
      <ol>
        {left.map(step => (
          <StepLine key={step.title} {...step} />
        ))}
      </ol>
      {done.length > 0 && (
        <details className="quiet-details">
          <summary>What is done ({done.length})</summary>
          <ul>
            {done.map(({ title }) => (
              <li key={title}>
                <Icon name="circle-check" /> {title}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p>
        <Button kind="link" onClick={() => setDismissed(true)}>
          Hide this list
        </Button>
      </p>
    </section>
  )
}

function StepLine({ title, hint, href }: ChecklistStep) {
  if (href === '#examples') {
    return (
      <li>
        <p>
          <b>{title}</b>
        </p>
        <p className="muted">{hint} Visitors see them until you put in your own.</p>
        <details className="quiet-details">
          <summary>Show them</summary>
          <ExampleList />
        </details>
      </li>
    )
  }
  return (
    <li>
      <p>
        <PanelLink href={href}>{title}</PanelLink>
      </p>
      <p className="muted">{hint}</p>
    </li>
  )
}

/** The steps, once everything that they are judged by is loaded. */
function useSteps(): ChecklistStep[] | undefined {
  const content = useStore(siteContent.$data)
  const prayer = useStore(storedPrayer.$data)
  const server = useStore(health.$data)
  const all = useStore(people.$data)
  const examples = useExamples()
  useEffect(() => void people.load(), [])
  const isReady = [content, prayer, server, all].every(({ state }) => state === 'ready')
  if (!isReady || !examples) return undefined
  if (prayer.state !== 'ready' || server.state !== 'ready' || all.state !== 'ready')
    return undefined
  return setupSteps({
    siteName: sectionIn('header', 'site-name')?.content ?? '',
    logo: sectionIn('header', 'logo')?.content ?? '',
    prayer: prayer.data.settings,
    examples: examples.filter(({ at }) => at.startsWith('/')).length,
    people: all.data.people.length,
    health: server.data,
  })
}
