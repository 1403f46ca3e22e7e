import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import {
  type ActivityEntry,
  type ActivityKind,
  activityKind,
  deletionIn,
  inRows,
  isKeptPrayer,
} from '#domain/activity/activity.ts'
import { momentInWords } from '#domain/time/intl.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Icon, type PanelIcon } from '#islands/ui/Icon.tsx'
import { deletedEvents } from '#panel/events/deleted.ts'
import { orShowError } from '#panel/shell/banner.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { mayOpenPath } from '#panel/shell/role.ts'
import { $role } from '#panel/shell/session.ts'
import { $now, mosqueZone } from '#stores/clock.ts'
import { prayerRevision } from './activity.ts'
import { placeOfActivity } from './places.ts'
import './activities.css'

const ICONS: Record<ActivityKind, PanelIcon> = {
  event: 'calendarDays',
  content: 'fileText',
  general: 'history',
}

interface Props {
  entries: readonly ActivityEntry[]
  /** How many are shown, with repeated ones as one; absent: all, each by itself. */
  most?: number
  busy: boolean
  /** Loads the entries again. */
  reload: () => void
}

/** Entries of the activity log: what was done, by whom, when on the mosque's clock, and an undo. */
export function ActivityList({ entries, most, busy, reload }: Props) {
  const now = useStore($now)
  const gone = useStore(deletedEvents.$known)
  const revision = useStore(prayerRevision.$known)
  const role = useStore($role)
  const mayUndoEvents = mayOpenPath(role, '/admin/events')
  const mayUndoTimes = mayOpenPath(role, '/admin/prayer-times')
  const prayer = mayUndoTimes ? revision : undefined
  const deleted = (mayUndoEvents && gone) || []
  useEffect(() => {
    if (mayUndoEvents && entries.some(({ event }) => event)) void deletedEvents.load()
    if (mayUndoTimes && entries.some(entry => entry.prayer)) void prayerRevision.load()
  }, [entries, mayUndoEvents, mayUndoTimes])
  const rows = most ? inRows(entries).slice(0, most) : entries.map(entry => ({ entry, times: 1 }))
  return (
    <ul className="bare activity" aria-busy={busy}>
      {rows.map(({ entry, times }) => {
        const { id, action, who, timestamp, restored } = entry
        const kind = activityKind(action)
        const event = deletionIn(entry, deleted)
        const href = placeOfActivity(entry)
        const isPrayer = isKeptPrayer(entry, prayer)
        // Timekeepers see the screens, and change none.
        const mayUndo = mayOpenPath(role, entry.screens ? '/admin/content' : href)
        return (
          <li key={id} className={`activity-${kind}`}>
            <Icon name={ICONS[kind]} />
            <p>
              <span className="activity-action">
                {mayOpenPath(role, href) ? <PanelLink href={href}>{action}</PanelLink> : action}
                {times > 1 && ` (${times} times)`}
              </span>
              <span className="muted">
                {who} ·{' '}
                <time dateTime={timestamp}>{momentInWords(timestamp, mosqueZone(), now)}</time>
                {restored && ' · from a backup'}
              </span>
            </p>
            {event && (
              <UndoButton
                what={`the deletion of ${event.title}`}
                undo={() => restoreEvent(event.id)}
                onDone={reload}
              />
            )}
            {!event && !restored && (isPrayer || (mayUndo && entry.canUndo)) && (
              <UndoButton what={action} undo={() => undo(entry)} onDone={reload} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The code of an undo is loaded when the button is pressed, since few people press it. */
const restoreEvent = async (id: string) =>
  (await import('#panel/events/actions.ts')).restoreDeleted(id)
const undo = async (entry: ActivityEntry) => (await import('./undo.ts')).undoSave(entry)

interface UndoButtonProps {
  /** What is undone, for screen readers: 'the deletion of Friday tea'. */
  what: string
  /** False: it was not done, and it was said why. */
  undo: () => Promise<unknown>
  /** The log has one more entry then. */
  onDone: () => void
}

/** Undoes what an entry of the log describes. */
function UndoButton({ what, undo, onDone }: UndoButtonProps) {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    const isDone = await orShowError(undo)
    setBusy(false)
    if (isDone) onDone()
  }
  return (
    <Button icon="undo2" busy={busy} onClick={() => void run()}>
      Undo<span className="visually-hidden"> {what}</span>
    </Button>
  )
}
