import { type DayTimeName, LABELS } from '#domain/prayer/names.ts'
import type { ExtraTimes, PrayerRow, Tarawih } from '#domain/prayer/response.ts'
import type { ReadyState } from '#domain/prayer/schedule.ts'
import { lastTenInWords, nightOf } from '#domain/prayer/season.ts'
import { clock12, formatDay } from '#domain/time/format.ts'

/** The Eid of the coming days with all its prayers. */
export function EidCard({ row: { iso, eid } }: { row: PrayerRow }) {
  if (!eid) return null
  return (
    <section className="eid-card" aria-labelledby="eid-title">
      <h2 id="eid-title">{eid.name}</h2>
      <p>
        {formatDay(iso)}
        {eid.expected && ' (expected: the moon decides)'}
      </p>
      <ul>
        {eid.prayers.map(({ time, takbir, place, language, note }) => (
          <li key={time}>
            <strong>Prayer {clock12(time)}</strong>
            <span>
              {[takbir && `takbir ${clock12(takbir)}`, place, language].filter(Boolean).join(' · ')}
            </span>
            {note && <span>{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The rows before a time of the day, or at the end of the table: only what this mosque shows. */
export function SpecialRows({ day, before }: { day: ReadyState; before: DayTimeName | 'end' }) {
  const { imsak, tarawih, extra } = day.today
  switch (before) {
    case 'fajr':
      return imsak && <Time name="Imsak" detail="stop eating" clock={imsak} />
    case 'dhuhr':
      return extra && <Morning extra={extra} />
    case 'maghrib':
      return <Forbidden span={extra?.forbidden?.[2]} detail={`before ${LABELS.maghrib}`} />
    case 'end':
      return (
        <>
          {tarawih && <TarawihRow tarawih={tarawih} tomorrow={day.tomorrow} />}
          {extra?.midnight && <Time name="Islamic midnight" clock={extra.midnight} />}
          {extra?.lastThird && <Time name="Last third of the night" clock={extra.lastThird} />}
        </>
      )
    default:
      return null
  }
}

function Morning({ extra: { ishraq, duha, zawal, forbidden } }: { extra: ExtraTimes }) {
  return (
    <>
      <Forbidden span={forbidden?.[0]} detail="after sunrise" />
      {ishraq && <Time name="Ishraq" clock={ishraq} />}
      {duha && <Time name="Duha" clock={duha} />}
      <Forbidden span={forbidden?.[1]} detail={`before ${LABELS.dhuhr}`} />
      {zawal && <Time name="Zawal" detail="sun at its height" clock={zawal} />}
    </>
  )
}

function Time({ name, detail, clock }: { name: string; detail?: string; clock: string }) {
  return (
    <tr className="is-sunrise">
      <th scope="row">
        {name}
        {detail && <span className="today-jumuah-day">{detail}</span>}
      </th>
      <td>
        <bdi>{clock12(clock)}</bdi>
      </td>
      <td aria-label="no iqama" />
    </tr>
  )
}

/** A time in which no voluntary prayer is prayed. */
function Forbidden({
  span,
  detail,
}: {
  span: readonly [string, string] | undefined
  detail: string
}) {
  return (
    span && (
      <tr className="is-sunrise">
        <th scope="row">
          Forbidden time
          <span className="today-jumuah-day">{detail}</span>
        </th>
        <td colSpan={2}>
          <bdi>{span.map(clock12).join(' – ')}</bdi>
        </td>
      </tr>
    )
  )
}

interface TarawihProps {
  tarawih: readonly Tarawih[]
  tomorrow: PrayerRow
}

/** The prayers of the night, named by the Hijri day that the night begins. */
function TarawihRow({ tarawih, tomorrow }: TarawihProps) {
  const night = nightOf(tomorrow)
  return (
    <tr className="today-jumuah">
      <th scope="row">
        Tarawih
        <span className="today-jumuah-day">
          {lastTenInWords(tomorrow) ?? `Night ${night} of Ramadan`}
        </span>
      </th>
      <td colSpan={2}>
        {tarawih.map(({ time, label, place }) => (
          <span key={time} className="today-jumuah-slot">
            <bdi>{clock12(time)}</bdi>
            <span className="today-jumuah-detail">
              {[label, place].filter(Boolean).join(' · ')}
            </span>
          </span>
        ))}
      </td>
    </tr>
  )
}
