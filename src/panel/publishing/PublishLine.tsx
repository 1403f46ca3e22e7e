import { Icon } from '#islands/ui/Icon.tsx'
import { SpinnerMark } from '#islands/ui/Spinner.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import './publishing.css'
import { ICONS, type ShownPublishing, usePublishing } from './usePublishing.ts'

/** One line on every page: how far the last change is published; links to the dashboard's card. */
export function PublishLine() {
  const shown = usePublishing()
  return (
    <PanelLink href="/admin" className="publish-status" title={shown?.detail}>
      <StateMark state={shown?.state ?? 'unknown'} />
      <span>
        <b>{shown?.label ?? 'Publishing'}</b>
        {shown?.next && <span className="muted">{shown.next}</span>}
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
