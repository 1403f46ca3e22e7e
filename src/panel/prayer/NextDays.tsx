import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { closuresOf } from '#domain/notices/closures.ts'
import { closedDay } from '#domain/prayer/closedDay.ts'
import type { PrayerName } from '#domain/prayer/names.ts'
import type { PrayerDay } from '#domain/prayer/times.ts'
import { formatDay, formatShortDay } from '#domain/time/format.ts'
import { notices } from '#panel/notices/notices.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { usePrayerView } from './context.ts'
import { alike, nextDays, timesOfDay } from './rules/nextDays.ts'
import './nextDays.css'

interface Props {
  name: PrayerName | 'jumuah' | 'eid' | 'tarawih'
  from?: string | undefined
}

/** What visitors will see on the next days that a change concerns, computed, with what decides each. */
export function NextDays({ name, from }: Props) {
  const { dayOf, savedDayOf, today } = usePrayerView()
  const days = nextDays(name, { dayOf, savedDayOf, closedOn: useClosedOn() }, today, from)
  return (
    <ShownTimes
      caption="What visitors will see"
      rows={alike(days).map(({ until, ...day }) => ({
        ...day,
        head: [day.iso, ...(until ? [until] : [])].map(formatShortDay).join(' – '),
      }))}
    />
  )
}

/** The same for the times of one day. */
export function DayShown({ date }: { date: string }) {
  const { dayOf, savedDayOf } = usePrayerView()
  const times = timesOfDay(dayOf(date), savedDayOf(date), useClosedOn())
  return (
    <ShownTimes
      caption={`What visitors will see on ${formatDay(date)}`}
      rows={times.map(time => ({ ...time, head: prayerNames[time.name] }))}
    />
  )
}

/** What the posted closures cancel of a day; nothing until they are loaded. */
function useClosedOn() {
  const { zone } = usePrayerView()
  const list = useStore(notices.$data)
  useEffect(() => {
    if (notices.$data.get().state !== 'ready') void notices.load()
  }, [])
  const closures = list.state === 'ready' ? closuresOf(list.data.notices) : []
  return (day: PrayerDay) => closedDay(day, closures, zone).closed
}

interface Row {
  head: string
  now: string
  was?: string
  decides: string
}

function ShownTimes({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  return (
    <table className="next-days plain-table">
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ head, now, was, decides }) => (
          <tr key={head} data-changed={was !== undefined || undefined}>
            <th scope="row">{head}</th>
            <td>
              <b>{now}</b>{' '}
              {was && (
                <span className="muted">
                  was <s>{was}</s>
                </span>
              )}
            </td>
            <td className="muted">{decides}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
