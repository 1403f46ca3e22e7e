import type { HabitsValues } from '#domain/habits/habits.ts'
import { localeFrom } from '#domain/habits/written.ts'
import { formatHijri } from '#domain/prayer/formatHijri.ts'
import { calculatedStartOf, ummAlQura } from '#domain/prayer/hijri.ts'
import { addDays, civilDateIn } from '#domain/time/civil.ts'
import { clock12, formatFull, nameOfWeekday } from '#domain/time/format.ts'
import { locale, writtenAs } from '#locale/locale.ts'
import { spell } from '#locale/spell.ts'
import { mosqueZone, now } from '#stores/clock.ts'

/** What visitors would read with the values of the form. */
export function RegionExample({ values }: { values: HabitsValues }) {
  const { year } = ummAlQura(civilDateIn(mosqueZone(), now()))
  // In Ramadan, whose name tells one habit of spelling from another.
  const [month, day] = [9, 12]
  const date = addDays(calculatedStartOf({ year, month }), day - 1)
  const lines = writtenAs({ ...localeFrom(values), language: locale().language }, () => [
    `${formatFull(date)} · ${formatHijri({ year, month, day })}`,
    spell(`Dhuhr ${clock12('12:20')}, iqama ${clock12('13:15')} · Jumu'ah ${clock12('13:30')}`),
    spell(`Welcome to the center: weeks begin on ${nameOfWeekday(locale().habits.firstDay)}`),
  ])
  return (
    <div className="card region-example" role="status">
      <p className="muted">As visitors will read it</p>
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
