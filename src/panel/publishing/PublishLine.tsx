import type { PublishState } from '#domain/publishing/publishState.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { SpinnerMark } from '#islands/ui/SpinnerMark.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import './publishing.css'
import { ICONS, type ShownPublishing, usePublishing } from './usePublishing.ts'

const LIVE = 'Live for visitors'

/** How pages are built is no concern of those who change them. */
function isSeenByVisitors(progress: PublishState | null | undefined): boolean {
  if (progress?.state === 'rebuilding') return progress.live
  return progress?.state === 'live' || progress?.state === 'rebuilt'
}

/** One line on every page: how far the last change is published; links to the dashboard's card. */
export function PublishLine() {
  const shown = usePublishing()
  const isLive = isSeenByVisitors(shown?.progress)
  return (
    <PanelLink href="/admin" className="publish-status" title={shown?.detail}>
      <StateMark state={isLive ? 'rebuilt' : (shown?.state ?? 'unknown')} />
      <span>
        <b>{isLive ? LIVE : (shown?.label ?? 'Publishing')}</b>
        {!isLive && shown?.next && <span className="muted">{shown.next}</span>}
      </span>
    </PanelLink>
  )
}

/** The sign of a state. */
export function StateMark({ state }: { state: ShownPublishing['state'] }) {
  return (
    <span className={`publish-mark publish-${state}`}>
      {state === 'rebuilding' ? <SpinnerMark /> : <Icon name={ICONS[state]} />}
    </span>
  )
}
