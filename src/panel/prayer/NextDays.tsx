import type { PrayerName } from '#domain/prayer/names.ts'
import { formatDay, formatShortDay } from '#domain/time/format.ts'
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
  const view = usePrayerView()
  const days = nextDays(name, view, view.today, from)
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
  const times = timesOfDay(date, usePrayerView())
  return (
    <ShownTimes
      caption={`What visitors will see on ${formatDay(date)}`}
      rows={times.map(time => ({ ...time, head: prayerNames[time.name] }))}
    />
  )
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
