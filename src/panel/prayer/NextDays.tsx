import type { PrayerName } from '#domain/prayer/names.ts'
import { formatShortDay } from '#domain/time/format.ts'
import { usePrayerView } from './context.ts'
import { nextDays } from './rules/nextDays.ts'
import './nextDays.css'

interface Props {
  name: PrayerName | 'jumuah'
  from?: string | undefined
}

/** What visitors will see on the next days that a change concerns, computed, with what decides each. */
export function NextDays({ name, from }: Props) {
  const { dayOf, savedDayOf, today } = usePrayerView()
  return (
    <table className="next-days">
      <caption>What visitors will see</caption>
      <tbody>
        {nextDays(name, { dayOf, savedDayOf }, today, from).map(({ iso, now, was, decides }) => (
          <tr key={iso} data-changed={was !== undefined || undefined}>
            <th scope="row">{formatShortDay(iso)}</th>
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
