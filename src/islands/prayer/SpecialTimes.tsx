import type { DayTimeName } from '#domain/prayer/names.ts'
import type { ExtraTimes, PrayerRow, Tarawih } from '#domain/prayer/response.ts'
import type { ReadyState } from '#domain/prayer/schedule.ts'
import { lastTenInWords, nightOf } from '#domain/prayer/season.ts'
import { clock12, formatDay } from '#domain/time/format.ts'
import { DOT } from '#texts/marks.ts'
import { todayTexts } from '#texts/prayerTables.ts'
import { eidCardTexts, specialRowTexts, specialTexts } from '#texts/specialTimes.ts'

/** The Eid of the coming days with all its prayers; `early` is its day if the moon is seen. */
export function EidCard({ row: { iso, eid }, early }: { row: PrayerRow; early?: string }) {
  if (!eid) return null
  const days = [...(early && eid.expected ? [early] : []), iso].map(formatDay)
  return (
    <section className="eid-card" aria-labelledby="eid-title">
      <h2 id="eid-title">{eid.name}</h2>
      <p>
        {days.join(eidCardTexts.or)}
        {eid.expected && ` ${eidCardTexts.expected}`}
      </p>
      {eid.prayers.length === 0 && <p>{eidCardTexts.unannounced}</p>}
      <ul>
        {eid.prayers.map(({ time, takbir, place, language, note }) => (
          <li key={time}>
            <strong>{eidCardTexts.prayerAt(clock12(time))}</strong>
            <span>
              {[takbir && eidCardTexts.takbirAt(clock12(takbir)), place, language]
                .filter(Boolean)
                .join(DOT)}
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
      return (
        imsak && (
          <Time name={specialTexts.imsak} detail={specialRowTexts.stopEating} clock={imsak} />
        )
      )
    case 'dhuhr':
      return extra && <Morning extra={extra} />
    case 'maghrib':
      return <Forbidden span={extra?.forbidden?.[2]} detail={specialRowTexts.beforeMaghrib} />
    case 'end':
      return (
        <>
          {tarawih && <TarawihRow tarawih={tarawih} day={day} />}
          {extra?.midnight && <Time name={specialTexts.midnight} clock={extra.midnight} />}
          {extra?.lastThird && <Time name={specialTexts.lastThird} clock={extra.lastThird} />}
        </>
      )
    default:
      return null
  }
}

function Morning({ extra: { ishraq, duha, zawal, forbidden } }: { extra: ExtraTimes }) {
  return (
    <>
      <Forbidden span={forbidden?.[0]} detail={specialRowTexts.afterSunrise} />
      {ishraq && <Time name={specialTexts.ishraq} clock={ishraq} />}
      {duha && <Time name={specialTexts.duha} clock={duha} />}
      <Forbidden span={forbidden?.[1]} detail={specialRowTexts.beforeDhuhr} />
      {zawal && (
        <Time name={specialTexts.zawal} detail={specialRowTexts.sunAtHeight} clock={zawal} />
      )}
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
      <td aria-label={todayTexts.noIqama} />
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
          {specialRowTexts.forbidden}
          <span className="today-jumuah-day">{detail}</span>
        </th>
        <td colSpan={2}>
          <bdi>{span.map(clock12).join(' – ')}</bdi>
        </td>
      </tr>
    )
  )
}

/** The prayers of the night, named by the Hijri day that the night begins, or by what it waits for. */
function TarawihRow({ tarawih, day }: { tarawih: readonly Tarawih[]; day: ReadyState }) {
  const { today, tomorrow } = day
  const night = lastTenInWords(tomorrow) ?? specialRowTexts.night(nightOf(tomorrow))
  const detail = today.awaits?.evening ? specialRowTexts.ifNotSeen : night
  return (
    <tr className="today-jumuah">
      <th scope="row">
        {specialTexts.tarawih}
        <span className="today-jumuah-day">{detail}</span>
      </th>
      <td colSpan={2}>
        {tarawih.map(({ time, label, place }) => (
          <span key={time} className="today-jumuah-slot">
            <bdi>{clock12(time)}</bdi>
            <span className="today-jumuah-detail">{[label, place].filter(Boolean).join(DOT)}</span>
          </span>
        ))}
      </td>
    </tr>
  )
}
