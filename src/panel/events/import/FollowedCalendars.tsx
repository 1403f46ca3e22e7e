import { useState } from 'react'
import type { FollowedCalendar } from '#contract/calendars.ts'
import { RESTORABLE_DAYS } from '#domain/collection/deletion.ts'
import { categories } from '#domain/lists/categories.ts'
import { formatMoment } from '#domain/time/format.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { DialogEnd } from '#panel/shell/DialogEnd.tsx'
import { useLoaded } from '#panel/shell/useLoaded.ts'
import { mosqueZone } from '#stores/clock.ts'
import { eventsInWords } from '../many.ts'
import { calendarName, calendars, readNow, unfollow } from './calendars.ts'

/** The calendars elsewhere that are read every hour, each with what the last reading did. */
export function FollowedCalendars() {
  const list = useLoaded(calendars)
  const [leaving, setLeaving] = useState<FollowedCalendar | null>(null)
  const [busy, setBusy] = useState('')
  if (list.state !== 'ready' || list.data.length === 0) return null
  const run = async (calendar: FollowedCalendar, work: typeof readNow) => {
    setLeaving(null)
    setBusy(calendar.id)
    await work(calendar)
    setBusy('')
  }
  return (
    <section aria-labelledby="followed-calendars">
      <h2 id="followed-calendars">Calendars that are read every hour</h2>
      <ul className="bare rows">
        {list.data.map(calendar => (
          <li key={calendar.id}>
            <div className="row-text">
              <p>
                <b>{calendarName(calendar)}</b>{' '}
                <span className="badge badge-plain">{categories.name(calendar.category)}</span>
              </p>
              <Report {...calendar} />
            </div>
            <div className="cluster">
              <Button
                icon="download"
                busy={busy === calendar.id}
                onClick={() => void run(calendar, readNow)}
              >
                Read now<span className="visually-hidden">: {calendarName(calendar)}</span>
              </Button>
              <Button icon="trash2" onClick={() => setLeaving(calendar)}>
                Remove<span className="visually-hidden"> {calendarName(calendar)}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {leaving && (
        <Dialog title={`Stop reading “${calendarName(leaving)}”?`} onClose={() => setLeaving(null)}>
          <p>Its coming events go off the site with it.</p>
          <p className="muted">They stay under Deleted events for {RESTORABLE_DAYS} days.</p>
          <DialogEnd
            onClose={() => setLeaving(null)}
            kind="danger"
            icon="trash2"
            onClick={() => void run(leaving, unfollow)}
          >
            Remove
          </DialogEnd>
        </Dialog>
      )}
    </section>
  )
}

/** When it was read last, and what came of it. */
function Report({ reading }: Pick<FollowedCalendar, 'reading'>) {
  if (!reading) return <p className="muted">Not read yet.</p>
  const { at, found, problem, unread, ...counts } = reading
  const when = formatMoment(new Date(at), mosqueZone())
  if (problem) {
    return (
      <p className="field-error">
        {when}: {problem} Its events stay as they were.
      </p>
    )
  }
  const { added, changed, removed } = counts
  const parts = Object.entries({ new: added, changed, gone: removed }).flatMap(([what, count]) =>
    count > 0 ? [`${count} ${what}`] : [],
  )
  return (
    <p className="muted">
      Read {when}: {eventsInWords(found)} to come, {parts.join(', ') || 'nothing new'}. {unread}
    </p>
  )
}
