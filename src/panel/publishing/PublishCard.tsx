import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { PublishState } from '#domain/publishing/publishState.ts'
import { Button } from '#islands/ui/Button.tsx'
import { StateMark } from './PublishLine.tsx'
import { $isPublishing, publish } from './publishing.ts'
import './publishing.css'
import { usePublishing } from './usePublishing.ts'
import { costWords } from './words.ts'

const canPublish = (progress: PublishState | null): boolean =>
  progress?.state === 'saved' ||
  progress?.state === 'failed' ||
  (progress?.state === 'live' && progress.rebuildDueAt !== null)

/** Visitors see everything: how the pages follow is for those who look for it. */
const isCalm = (progress: PublishState | null): boolean =>
  progress?.state === 'live' || (progress?.state === 'rebuilding' && progress.live)

/** How the pages are built, for owners, with 'Publish now' when there is something to publish. */
export function PublishCard() {
  const shown = usePublishing()
  const busy = useStore($isPublishing)
  const [isOpen, setOpen] = useState(false)
  if (!shown || shown.state === 'rebuilt') return null
  const { progress } = shown
  return (
    <section className="block" aria-labelledby="publishing-title">
      <details
        className="folded"
        open={isOpen || !isCalm(progress)}
        onToggle={event => setOpen(event.currentTarget.open)}
      >
        <summary>
          <h2 id="publishing-title">Publishing</h2>
        </summary>
        <div className="card publish-card" data-state={shown.state}>
          <div className="publish-detail">
            <StateMark state={shown.state} />
            <p>
              <b>{shown.label}</b>
              <span>{shown.detail}</span>
            </p>
          </div>
          {progress?.deploys && (
            <p className="publish-cost muted" id="publish-cost">
              {costWords(progress.deploys)}
            </p>
          )}
          {canPublish(progress) && (
            <Button
              kind="primary"
              icon="upload"
              busy={busy}
              aria-describedby={progress?.deploys && 'publish-cost'}
              onClick={() => void publish()}
            >
              Publish now
            </Button>
          )}
        </div>
      </details>
    </section>
  )
}
