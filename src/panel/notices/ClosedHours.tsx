import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { call } from '#contract/call.ts'
import { getEvents } from '#contract/listedEvents.ts'
import { instantOf, isCivilDate, minutesOf, wallMoment } from '#domain/time/civil.ts'
import { Checkbox } from '#islands/ui/Checkbox.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { $clocks, loadPrayerClocks } from '#panel/events/prayerClocks.ts'
import { resource } from '#panel/shell/loaded.ts'
import { NotLoaded } from '#panel/shell/NotLoaded.tsx'
import { mosqueZone, now } from '#stores/clock.ts'
import type { NoticePart } from './editor.ts'
import { notices } from './notices.ts'
import { announcedWithin, fallsInto } from './rules/falls.ts'
import type { NoticeValues } from './values.ts'

/** As visitors get them: someone who closes the mosque need not be allowed to edit its events. */
const events = resource(() => call(getEvents))

/** What falls into the hours of a closure: each is canceled, or takes place all the same. */
export function ClosedHours({ values, change }: NoticePart) {
  const clocks = useStore($clocks)
  const list = useStore(events.$data)
  const kept = useStore(notices.$data)
  useEffect(() => {
    void events.load()
    if (!$clocks.get()) void loadPrayerClocks()
  }, [])
  const hours = hoursOf(values)
  if (!hours) return null
  if (values.keeps === null) {
    return (
      <Checkbox
        label="Cancel what falls into these hours"
        hint="Prayers in congregation and events, everywhere at once."
        checked={false}
        onChange={() => change({ keeps: [] })}
      />
    )
  }
  if (list.state === 'failed') return <NotLoaded message={list.message} retry={events.load} />
  if (list.state === 'loading' || !clocks) return <Spinner label="Looking what falls into it…" />
  const { keeps } = values
  const zone = mosqueZone()
  const source = { dayOf: clocks.of, events: list.data }
  const janazahs = announcedWithin(hours, kept.state === 'ready' ? kept.data.notices : [], zone)
  const found = fallsInto(hours, source, zone, wallMoment(zone, now()).date)
  return (
    <fieldset className="notice-hours pile-2xs">
      <legend>Cancelled in these hours</legend>
      {found.length === 0 && <p className="muted">Nothing falls into them.</p>}
      {found.map(({ key, label, when }) => (
        <Checkbox
          key={key}
          label={
            <span>
              {label} <span className="muted">{when}</span>
            </span>
          }
          checked={!keeps.includes(key)}
          onChange={isOff =>
            change({ keeps: isOff ? keeps.filter(one => one !== key) : [...keeps, key] })
          }
        />
      ))}
      {found.length > 0 && (
        <p className="field-hint">
          Untick what takes place all the same. What is ticked is shown as cancelled on all pages,
          screens and calendars, and comes back when you end or delete this notice.
        </p>
      )}
      {janazahs.map(({ id, title }) => (
        <Notice key={id} kind="warning">
          “{title}” is announced in these hours. Change or end that notice, too.
        </Notice>
      ))}
    </fieldset>
  )
}

/** The instants of a closure; undefined while they are being typed. */
function hoursOf({ startDate, startTime, endDate, endTime }: NoticeValues) {
  const zone = mosqueZone()
  if (!isCivilDate(endDate) || Number.isNaN(minutesOf(endTime))) return undefined
  if (startDate && !isCivilDate(startDate)) return undefined
  const start = startDate ? instantOf(startDate, startTime || '00:00', zone) : now()
  const end = instantOf(endDate, endTime, zone)
  return start < end ? { start: start.toISOString(), end: end.toISOString() } : undefined
}
