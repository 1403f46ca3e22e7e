import { useStore } from '@nanostores/react'
import type { PublishState } from '#domain/publishing/publishState.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { StateMark } from './PublishLine.tsx'
import { $isPublishing, publish } from './publishing.ts'
import './publishing.css'
import { usePublishing } from './usePublishing.ts'
import { costWords } from './words.ts'

const canPublish = (progress: PublishState | null): boolean =>
  progress?.state === 'saved' ||
  progress?.state === 'failed' ||
  (progress?.state === 'live' && progress.rebuildDueAt !== null)

/** How the pages are built, for owners, with 'Publish now' when there is something to publish. */
export function PublishCard() {
  const shown = usePublishing()
  const busy = useStore($isPublishing)
  const progress = shown?.progress ?? null
  if (progress?.state === 'rebuilt') return null
  return (
    <section className="block" aria-labelledby="publishing-title">
      <div className="block-head">
        <h2 id="publishing-title">Publishing</h2>
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
      <div className="card publish-card" data-state={shown?.state}>
        {shown ? (
          <div className="publish-detail">
            <StateMark state={shown.state} />
            <p>
              <b>{shown.label}</b>
              <span>{shown.detail}</span>
            </p>
          </div>
        ) : (
          <div className="publish-detail" aria-hidden="true">
            <span className="publish-mark skeleton">
              <Icon name="check" />
            </span>
            <p>
              <b>
                <span className="skeleton">Rebuilt at 8:42 AM</span>
              </b>
              <span>
                <span className="skeleton">Everything that was saved is in the pages.</span>
              </span>
            </p>
          </div>
        )}
        {progress?.deploys && (
          <p className="publish-cost" id="publish-cost">
            {costWords(progress.deploys)}
          </p>
        )}
      </div>
    </section>
  )
}
