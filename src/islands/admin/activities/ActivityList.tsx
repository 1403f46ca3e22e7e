import { useStore } from '@nanostores/react'
import { type ActivityEntry, type ActivityKind, activityKind } from '#domain/activity/activity.ts'
import { momentInWords } from '#domain/activity/moment.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import type { PanelIcon } from '#islands/ui/icons.ts'
import { $now, mosqueZone } from '#stores/clock.ts'
import './activities.css'

const ICONS: Record<ActivityKind, PanelIcon> = {
  event: 'calendar-days',
  content: 'file-text',
  general: 'history',
}

/** Entries of the activity log: what was done, by whom, when on the mosque's clock. */
export function ActivityList({
  entries,
  busy,
}: {
  entries: readonly ActivityEntry[]
  busy: boolean
}) {
  const now = useStore($now)
  return (
    <ul className="activity" aria-busy={busy}>
      {entries.map(({ id, action, who, timestamp }) => {
        const kind = activityKind(action)
        return (
          <li key={id} className={`activity-${kind}`}>
            <Icon name={ICONS[kind]} />
            <p>
              <span className="activity-action">{action}</span>
              <span className="muted">
                {who} ·{' '}
                <time dateTime={timestamp}>{momentInWords(timestamp, mosqueZone(), now)}</time>
              </span>
            </p>
          </li>
        )
      })}
    </ul>
  )
}

/** The shape of the list while it loads. */
export function ActivitySkeleton({ rows }: { rows: number }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading activities…
      </p>
      <ul className="activity" aria-hidden="true">
        {Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows are all alike
          <li key={index}>
            <span className="skeleton activity-mark" />
            <p>
              <span className="activity-action">
                <span className="skeleton">Changed the site theme</span>
              </span>
              <span>
                <span className="skeleton">Somebody, today</span>
              </span>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
