import { Fragment } from 'react'
import { khutbahInWords, slotParts } from '#domain/prayer/jumuah.ts'
import { clocksOf } from '#domain/prayer/moments.ts'
import { DAY_TIMES, type DayTimeName, LABELS } from '#domain/prayer/names.ts'
import type { JumuahSlot } from '#domain/prayer/response.ts'
import type { ReadyState } from '#domain/prayer/schedule.ts'
import { fastingName } from '#domain/prayer/season.ts'
import { clock12 } from '#domain/time/format.ts'
import { jumuahTexts } from '#texts/jumuah.ts'
import { COMMA, DOT } from '#texts/marks.ts'
import { todayTexts } from '#texts/prayerTables.ts'
import { rowKind } from './rowKind.ts'
import type { SpecialRows } from './SpecialTimes.tsx'

/** Filled by the script inside the page until the island is there. */
const BLANK = '\u00a0'

interface Props {
  day: ReadyState | null
  /** Jumu'ah of today or of the coming Friday. */
  slots: readonly JumuahSlot[]
  slotsDay: string
  /** Lines to reserve while the slots are not known. */
  blankSlots: number
  hidesSunrise: boolean | undefined
  /** The rows of Ramadan and of further times, once they are loaded. */
  Special: typeof SpecialRows | undefined
}

/**
 * The day's times as a table: prayer, athan, iqama; blank until they are known. On Fridays
 * Jumu'ah replaces Dhuhr's row; on other days the coming Friday's Jumu'ah is below.
 */
export function TodayRows({ day, slots, slotsDay, blankSlots, hidesSunrise, Special }: Props) {
  const clocks = day && clocksOf(day.today)
  const special = (before: DayTimeName | 'end') =>
    day && Special && <Special day={day} before={before} />
  const isFriday = Boolean(day?.today.jumuah.length)
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
        {DAY_TIMES.map(name => {
          if (hidesSunrise && name === 'sunrise') return null
          const fasting = day && fastingName(name, day.today)
          const isCurrent = day?.current === name
          const isNext = day?.next.name === name && !day.next.isTomorrow
          const isJumuah = isFriday && name === 'dhuhr'
          const classes = [
            name === 'sunrise' && 'is-sunrise',
            day ? rowKind(name, day.today) : 'is-in-arch',
            isCurrent && 'is-current',
            isNext && 'is-next',
          ]
          return (
            <Fragment key={name}>
              {special(name)}
              <tr className={classes.filter(Boolean).join(' ')}>
                <th scope="row" rowSpan={isJumuah ? 2 : undefined}>
                  {LABELS[isJumuah ? 'jumuah' : name]}
                  {isCurrent && <span className="badge">{todayTexts.current}</span>}
                  {isNext && <span className="visually-hidden"> {todayTexts.next}</span>}
                  {isJumuah && (
                    <span className="today-jumuah-day">{todayTexts.inPlaceOfDhuhr}</span>
                  )}
                  {fasting && <span className="today-jumuah-day">{fasting}</span>}
                </th>
                {clocks ? (
                  <td>
                    <bdi>{clock12(clocks[name])}</bdi>
                  </td>
                ) : (
                  <Blank what={`athan-${name}`} />
                )}
                {name === 'sunrise' ? (
                  <td aria-label={todayTexts.noIqama} />
                ) : day ? (
                  <td className="is-iqama">
                    {isJumuah ? jumuahTexts.none : <bdi>{clock12(day.today[name].iqama)}</bdi>}
                  </td>
                ) : (
                  <Blank what={`iqama-${name}`} className="is-iqama" />
                )}
              </tr>
              {isJumuah && (
                <tr className={classes.filter(Boolean).join(' ')}>
                  <td colSpan={2}>
                    <Slots slots={slots} />
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
        {special('end')}
      </tbody>
      {!isFriday && (
        <tbody className="today-jumuah">
          <tr>
            <th scope="row">
              {LABELS.jumuah}
              <span className="today-jumuah-day">{slotsDay}</span>
            </th>
            <td colSpan={2}>
              {day ? <Slots slots={slots} /> : <BlankSlots count={blankSlots} />}
              {day && slots.length === 0 && jumuahTexts.none}
            </td>
          </tr>
        </tbody>
      )}
    </table>
  )
}

function Slots({ slots }: { slots: readonly JumuahSlot[] }) {
  return slots.map(slot => (
    <span key={slot.time} className="today-jumuah-slot">
      <bdi>{slotParts(slot).join(DOT)}</bdi>
      <span className="today-jumuah-detail">
        {[slot.language, slot.place].filter(Boolean).join(COMMA)}
      </span>
      <span className="today-jumuah-detail">{khutbahInWords(slot)}</span>
    </span>
  ))
}

/** A cell without its figure yet. */
function Blank({ what, className }: { what: string; className?: string }) {
  return (
    <td className={className} data-blank={what} suppressHydrationWarning>
      {BLANK}
    </td>
  )
}

function BlankSlots({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blank lines are identical
    <span key={index} className="today-jumuah-slot">
      <span data-blank={`jumuah-${index}`} suppressHydrationWarning>
        {BLANK}
      </span>
      <span className="today-jumuah-detail">{BLANK}</span>
    </span>
  ))
}
