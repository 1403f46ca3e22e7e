import { useStore } from '@nanostores/react'
import type { PublishState } from '#domain/publishing/publishState.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { $role } from '#panel/shell/role.ts'
import { StateMark } from './PublishLine.tsx'
import { $isPublishing, publish } from './publishing.ts'
import './publishing.css'
import { usePublishing } from './usePublishing.ts'
import { costWords } from './words.ts'

type Step = 'done' | 'now' | 'failed' | 'open'

/** How far the three steps are: saved, live, in the pages. */
function stepsOf(progress: PublishState | null): [string, Step][] {
  const live = progress && ('live' in progress ? progress.live : progress.state !== 'saved')
  const pages: Partial<Record<PublishState['state'], Step>> = {
    rebuilding: 'now',
    rebuilt: 'done',
    failed: 'failed',
  }
  return [
    ['Saved', progress ? 'done' : 'open'],
    ['Live for visitors', live ? 'done' : progress?.state === 'saved' ? 'now' : 'open'],
    ['Rebuilt', (progress && pages[progress.state]) ?? 'open'],
  ]
}

const canPublish = (progress: PublishState | null): boolean =>
  progress?.state === 'saved' ||
  progress?.state === 'failed' ||
  (progress?.state === 'live' && progress.rebuildDueAt !== null)

/** The publishing status on the dashboard, with 'Publish now' when there is something to publish. */
export function PublishCard() {
  const shown = usePublishing()
  const busy = useStore($isPublishing)
  const progress = shown?.progress ?? null
  const isOwner = useStore($role) === 'admin'
  return (
    <section className="block" aria-labelledby="publishing-title">
      <div className="block-head">
        <h2 id="publishing-title">Publishing</h2>
        {isOwner && canPublish(progress) && (
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
        <ol className="publish-steps">
          {stepsOf(progress).map(([name, step]) => (
            <li key={name} data-step={step}>
              {name}
            </li>
          ))}
        </ol>
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
        <details className="publish-words">
          <summary>What live and rebuilt mean</summary>
          <p>
            <b>Live:</b> a visitor’s browser loads the newest content and shows it. Your change
            shows within seconds.
          </p>
          <p>
            <b>Rebuilt:</b> the pages themselves now contain your change. Search engines see it, and
            visitors see it even when the site’s server is down. Changes made close together are
            rebuilt together, once nothing was saved for a while.
          </p>
        </details>
      </div>
    </section>
  )
}
