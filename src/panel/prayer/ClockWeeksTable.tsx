import type { PrayerDay } from '#domain/prayer/times.ts'
import { formatShortDay } from '#domain/time/format.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import type { PrayerWeeks } from './rules/clockWeeks.ts'
import { short } from './words.ts'
import './clockWeeks.css'

/** Athan and iqama of the last week before the clocks change and of the first one after. */
export function ClockWeeksTable({ prayers }: { prayers: readonly PrayerWeeks[] }) {
  const [first] = prayers
  return (
    <table className="clock-weeks plain-table">
      <thead>
        <tr>
          <td />
          <th scope="col">{first && daysOf(first.before)}</th>
          <th scope="col">{first && daysOf(first.after)}</th>
        </tr>
      </thead>
      <tbody>
        {prayers.map(({ prayer, before, after, proposal }) => (
          <tr key={prayer} data-doubt={proposal ? '' : undefined}>
            <th scope="row">{prayerNames[prayer]}</th>
            {[before, after].map(days => (
              <td key={days[0]?.iso}>
                <span className="muted">{span(days, day => short(day.athan[prayer], prayer))}</span>{' '}
                <b>{span(days, day => short(day.iqama[prayer], prayer))}</b>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const daysOf = (days: readonly PrayerDay[]) => span(days, ({ iso }) => formatShortDay(iso))

/** '5:58–6:03', or one where both ends are the same. */
function span(days: readonly PrayerDay[], textOf: (day: PrayerDay) => string): string {
  const ends = [days[0], days.at(-1)].map(day => (day ? textOf(day) : ''))
  return [...new Set(ends)].join('–')
}
