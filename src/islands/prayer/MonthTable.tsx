import { useDeferredValue, useRef, useState, useTransition } from 'react'
import { hijriSpan } from '#domain/prayer/hijriWords.ts'
import { firstOfMonth } from '#domain/time/civil.ts'
import { formatMonth } from '#domain/time/format.ts'
import { monthPageTexts, monthTexts } from '#texts/prayerTables.ts'
import { MonthDays } from './MonthDays.tsx'
import { useMonthFit } from './useMonthFit.ts'
import { usePrayerMonth } from './usePrayerMonth.ts'
import './month.css'
import './monthNarrow.css'
import './monthPrint.css'

const BLANK = '\u00a0'
/** How many months forward and back are shown. */
const MOST = 12

/** A month's times: athan / iqama for every prayer, opened at today, with buttons for other months. */
export function MonthTable() {
  const [beforeIqama, afterIqama] = monthPageTexts.form('|').split('|')
  const [beforeDotted, afterDotted] = monthTexts.legend('|').split('|')
  const [offset, setOffset] = useState(0)
  const [isUnfolded, setUnfolded] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const { first, month, isRamadanNear } = usePrayerMonth(offset)
  const [, startFolding] = useTransition()
  const ready = typeof month === 'string' ? undefined : month
  const title = first ? formatMonth(first) : BLANK
  // The heading changes at once, the table as soon as it is drawn.
  const shown = useDeferredValue(month === 'failed' ? undefined : month)
  const shownTitle = useDeferredValue(title)
  useMonthFit(box, shown)
  const days = typeof shown === 'object' ? shown.days : []
  const past = Math.max(
    0,
    days.findIndex(({ isToday }) => isToday),
  )
  return (
    <section className="month" aria-labelledby="month-title" aria-busy={month === 'loading'}>
      <div className="month-head">
        <div>
          <h2 id="month-title" aria-live="polite">
            {title}
          </h2>
          <p className="month-span">
            {ready ? hijriSpan(ready.days.map(({ hijri }) => hijri)) : BLANK}
          </p>
        </div>
        <Moves {...{ offset, setOffset, isRamadanNear }} />
      </div>
      <div className="month-above">
        <p className="month-form">
          {beforeIqama}
          <strong>{monthPageTexts.iqama}</strong>
          {afterIqama}
          {days.some(({ times }) => times.some(({ isChanged }) => isChanged)) && (
            <span className="month-key" aria-hidden="true">
              {monthPageTexts.changedKey}
            </span>
          )}
        </p>
        {past > 0 && (
          <button
            type="button"
            className="button button-link"
            aria-expanded={isUnfolded}
            onClick={() => startFolding(() => setUnfolded(!isUnfolded))}
          >
            {isUnfolded ? monthPageTexts.hidePast : monthPageTexts.past(past)}
          </button>
        )}
      </div>
      {month === 'failed' || !shown ? (
        <p className="error-text" role="alert">
          {monthTexts.failed}
        </p>
      ) : (
        <div ref={box} className={past > 0 && !isUnfolded ? 'month-box is-folded' : 'month-box'}>
          <MonthDays title={shownTitle} month={shown} />
        </div>
      )}
      {ready?.days.some(day => day.isExpected) && (
        <p className="month-legend">
          {beforeDotted}
          <span className="is-expected">{monthTexts.dotted}</span>
          {afterDotted}
        </p>
      )}
      {first && offset < MOST && ready && (
        <button
          type="button"
          className="button button-quiet month-onward"
          onClick={() => {
            setOffset(offset + 1)
            document.getElementById('month-title')?.scrollIntoView()
          }}
        >
          {formatMonth(firstOfMonth(first, 1))} <Arrow>→</Arrow>
        </button>
      )}
    </section>
  )
}

interface MovesProps {
  offset: number
  setOffset: (offset: number) => void
  isRamadanNear: boolean
}

/** To the months before and after, to paper, and to Ramadan's own calendar. */
function Moves({ offset, setOffset, isRamadanNear }: MovesProps) {
  return (
    <div className="month-moves">
      <button
        type="button"
        className="button button-quiet"
        disabled={offset <= -MOST}
        onClick={() => setOffset(offset - 1)}
      >
        <Arrow>←</Arrow> {monthPageTexts.previous}
      </button>
      <button
        type="button"
        className="button button-quiet"
        disabled={offset >= MOST}
        onClick={() => setOffset(offset + 1)}
      >
        {monthPageTexts.next} <Arrow>→</Arrow>
      </button>
      <button type="button" className="button button-quiet" onClick={() => print()}>
        {monthPageTexts.print}
      </button>
      {isRamadanNear && (
        <a className="button button-quiet" href="/prayer-times/ramadan">
          {monthPageTexts.ramadan}
        </a>
      )}
    </div>
  )
}

function Arrow({ children }: { children: string }) {
  return (
    <span className="month-arrow" aria-hidden="true">
      {children}
    </span>
  )
}
