import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import {
  type ActivityEntry,
  type ActivityKind,
  activityKind,
  deletionIn,
} from '#domain/activity/activity.ts'
import { momentInWords } from '#domain/activity/moment.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import type { PanelIcon } from '#islands/ui/icons.ts'
import { deletedEvents } from '#stores/admin/events/deleted.ts'
import { $now, mosqueZone } from '#stores/clock.ts'
import { UndoDeletion } from './UndoDeletion.tsx'
import './activities.css'

const ICONS: Record<ActivityKind, PanelIcon> = {
  event: 'calendar-days',
  content: 'file-text',
  general: 'history',
}

interface Props {
  entries: readonly ActivityEntry[]
  busy: boolean
  /** Asks for the entries anew. */
  reload: () => void
}

/** Entries of the activity log: what was done, by whom, when on the mosque's clock, and an undo. */
export function ActivityList({ entries, busy, reload }: Props) {
  const now = useStore($now)
  const gone = useStore(deletedEvents.$data)
  const deleted = gone.state === 'ready' ? gone.data : []
  useEffect(() => {
    if (entries.some(({ event }) => event)) void deletedEvents.load()
  }, [entries])
  return (
    <ul className="activity" aria-busy={busy}>
      {entries.map(entry => {
        const { id, action, who, timestamp } = entry
        const kind = activityKind(action)
        const event = deletionIn(entry, deleted)
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
            {event && <UndoDeletion event={event} onDone={reload} />}
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
