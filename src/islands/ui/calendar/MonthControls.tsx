import { monthCalendarTexts as texts } from '#texts/monthCalendar.ts'

interface Props {
  headingId: string
  /** 'November 2026'. */
  title: string
  onTurn: (months: 1 | -1) => void
  onToday: () => void
}

/** The month's name, which is announced when it changes, and the buttons for other months. */
export function MonthControls({ headingId, title, onTurn, onToday }: Props) {
  return (
    <div className="calendar-head">
      <h2 id={headingId} aria-live="polite">
        {title}
      </h2>
      <button type="button" className="button button-quiet" onClick={onToday}>
        {texts.today}
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={texts.previous}
        onClick={() => onTurn(-1)}
      >
        <Chevron d="m15 18-6-6 6-6" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={texts.next}
        onClick={() => onTurn(1)}
      >
        <Chevron d="m9 18 6-6-6-6" />
      </button>
    </div>
  )
}

function Chevron({ d }: { d: string }) {
  return (
    <svg className="icon icon-onward" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}
