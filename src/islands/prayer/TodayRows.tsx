import type { TodayRow, TodaySlot, TodayView } from '#domain/prayer/view/today.ts'
import { jumuahTexts } from '#texts/jumuah.ts'
import { todayTexts } from '#texts/prayerTables.ts'
import { JanazahMark } from './JanazahMark.tsx'

/**
 * The day's times as a table: prayer, athan, iqama. On Fridays Jumu'ah replaces Dhuhr's row; on other
 * days the coming Friday's Jumu'ah is below.
 */
export function TodayRows({ rows, jumuah }: TodayView) {
  return (
    <table className="today-rows">
      <caption className="visually-hidden">{todayTexts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{todayTexts.prayer}</th>
          <th scope="col">{todayTexts.athan}</th>
          <th scope="col">{todayTexts.iqama}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <Row key={row.name} row={row} />
        ))}
      </tbody>
      {jumuah && (
        <tbody className="today-jumuah">
          <Row row={jumuah} />
        </tbody>
      )}
    </table>
  )
}

function Row({ row }: { row: TodayRow }) {
  const { name, kind, label, detail, mark, athan, iqama, span, slots } = row
  const className = [kind, mark && `is-${mark}`].filter(Boolean).join(' ')
  // The prayers of Jumu'ah have a line each below its name, over the whole width.
  const isJumuah = slots !== undefined && (name === 'jumuah' || athan !== undefined)
  const lines = slots && (
    <td colSpan={isJumuah ? 3 : 2}>
      <Slots slots={slots} />
      {slots.length === 0 && jumuahTexts.none}
    </td>
  )
  return (
    <>
      <tr className={className || undefined} suppressHydrationWarning>
        <th scope="row" colSpan={isJumuah && !athan ? 3 : undefined}>
          {label}
          {iqama && <JanazahMark of={name} />}
          {mark === 'current' && <span className="badge">{todayTexts.current}</span>}
          {mark === 'next' && <span className="visually-hidden"> {todayTexts.next}</span>}
          {detail && ' '}
          {detail && (
            <span
              className="today-jumuah-day"
              data-paint={`detail-${name}`}
              suppressHydrationWarning
            >
              {detail}
            </span>
          )}
        </th>
        {athan && <Clock place={`athan-${name}`} clock={athan} />}
        {iqama && <Clock place={`iqama-${name}`} clock={iqama} className="is-iqama" />}
        {athan && !iqama && <td aria-label={todayTexts.noIqama} />}
        {span && (
          <td colSpan={2}>
            <bdi>{span}</bdi>
          </td>
        )}
        {!isJumuah && lines}
      </tr>
      {isJumuah && <tr className="today-jumuah-prayers">{lines}</tr>}
    </>
  )
}

/** A time, which the script inside the page may have written already. */
function Clock({ place, clock, className }: { place: string; clock: string; className?: string }) {
  return (
    <td className={className}>
      <bdi data-paint={place} suppressHydrationWarning>
        {clock}
      </bdi>
    </td>
  )
}

function Slots({ slots }: { slots: readonly TodaySlot[] }) {
  return slots.map(({ place, time, detail, khutbah }) => (
    <span key={place} className="today-jumuah-slot">
      <bdi data-paint={place} suppressHydrationWarning>
        {time}
      </bdi>
      {detail && ' '}
      {detail && (
        <span className="today-jumuah-detail" dir="auto">
          {detail}
        </span>
      )}
      {khutbah && <span className="today-jumuah-khutbah">{khutbah}</span>}
    </span>
  ))
}
