import { hijriDay } from '#domain/prayer/hijriWords.ts'
import type { MonthDay, MonthTime } from '#domain/prayer/view/month.ts'
import { beginnings } from '#domain/prayer/view/times.ts'
import { FRIDAY, weekday } from '#domain/time/civil.ts'
import { shortWeekday } from '#domain/time/format.ts'
import { QrCode } from '#panel/settings/QrCode.tsx'
import { prayerNames } from '#texts/prayerNames.ts'
import { short } from '../words.ts'
import { EXPECTED, type PrintedMonth } from './printMonths.ts'
import { isPrayer } from './words.ts'

interface Props {
  month: PrintedMonth
  site: string
  place: string
}

/** One month on one sheet of paper. */
export function PrintedSheet({ month, site, place }: Props) {
  const { key, title, hijri, columns, days, notes } = month
  const hasJumuah = days.some(({ slots }) => slots.length > 0)
  // Paper outlives previews and other names of the host.
  const address = new URL('/prayer-times', import.meta.env.SITE ?? location.origin).href
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is scrolled by keyboard
    <article className="sheet" aria-labelledby={`sheet-${key}`} tabIndex={0}>
      <header>
        <div>
          <p className="sheet-site">{site}</p>
          <p>{place}</p>
        </div>
        <div>
          <h2 id={`sheet-${key}`}>{title}</h2>
          <p>{hijri}</p>
        </div>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              Date
            </th>
            <th scope="col">Hijri</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col" colSpan={isPrayer(name) ? 2 : 1}>
                {prayerNames[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ iso, hijri, isExpected, times, slots }) => (
            <tr key={iso} data-friday={weekday(iso) === FRIDAY || undefined}>
              <td>{shortWeekday(iso)}</td>
              <th scope="row">{Number(iso.slice(8))}</th>
              <td className="sheet-hijri">
                {hijriDay(hijri.month, hijri.day) + (isExpected ? EXPECTED : '')}
              </td>
              {times.map(time => (
                <Cells key={time.name} {...{ time, slots }} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <footer>
        <div>
          <p>
            First the athan, then <b>the iqama</b>.{' '}
            {hasJumuah && `On Fridays ${prayerNames.jumuah} takes the place of Dhuhr’s iqama.`}
          </p>
          {notes.map(note => (
            <p key={note}>{note}</p>
          ))}
          <p>
            Changes are on <b>{address.replace(/^https?:\/\//, '')}</b>
          </p>
        </div>
        <QrCode text={address} label={`QR code of ${address}`} />
      </footer>
    </article>
  )
}

/** A time with its iqama, on Fridays the prayers of Jumu'ah in place of Dhuhr's; sunrise has none. */
function Cells({ time, slots }: { time: MonthTime; slots: MonthDay['slots'] }) {
  const { name, title, iqama } = time
  const inWords = (clocks: readonly string[]) => clocks.map(clock => short(clock, name)).join(', ')
  const congregations = title === 'jumuah' ? slots.map(slot => slot.time) : [iqama]
  return (
    <>
      <td>{inWords(beginnings(time))}</td>
      {isPrayer(name) && <td className="sheet-iqama">{inWords(congregations)}</td>}
    </>
  )
}
