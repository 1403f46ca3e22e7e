import { DAY_TIMES } from '#domain/prayer/names.ts'
import { shortWeekday } from '#domain/time/format.ts'
import { QrCode } from '#panel/settings/QrCode.tsx'
import { prayerNames } from '#texts/prayerNames.ts'
import type { PrintedMonth } from './printMonths.ts'
import { isPrayer } from './words.ts'

interface Props {
  month: PrintedMonth
  site: string
  place: string
}

/** One month on one sheet of paper. */
export function PrintedSheet({ month, site, place }: Props) {
  const { key, title, hijri, days, notes, hasJumuah } = month
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
            {DAY_TIMES.map(name => (
              <th key={name} scope="col" colSpan={isPrayer(name) ? 2 : 1}>
                {prayerNames[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(day => (
            <tr key={day.iso} data-friday={day.isFriday || undefined}>
              <td>{shortWeekday(day.iso)}</td>
              <th scope="row">{Number(day.iso.slice(8))}</th>
              <td className="sheet-hijri">{day.hijri}</td>
              {DAY_TIMES.map(name =>
                isPrayer(name) ? (
                  <Pair key={name} athan={day.athan[name]} iqama={day.iqama[name]} />
                ) : (
                  <td key={name}>{day.athan[name]}</td>
                ),
              )}
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

function Pair({ athan, iqama }: { athan: string; iqama: string }) {
  return (
    <>
      <td>{athan}</td>
      <td className="sheet-iqama">{iqama}</td>
    </>
  )
}
