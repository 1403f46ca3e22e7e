import { useRef } from 'react'
import { daysInWords, eidLine, type RamadanMonth } from '#domain/prayer/view/ramadan.ts'
import { ramadanCalendarTexts as texts } from '#texts/ramadan.ts'
import { Actions } from './Actions.tsx'
import { CalendarTable } from './CalendarTable.tsx'
import { useRamadan } from './useRamadan.ts'
import './ramadan.css'

interface Props {
  /** The month as of the build; none where its days were not known. */
  built: RamadanMonth | undefined
  zone: string
  /** The center's name, and the place and method of the times. */
  center: string
  /** The name's language. */
  marks: Readonly<Record<string, string>>
  basis: string
}

/** The calendar of the current or coming Ramadan, to print on one page, to save and to share. */
export function RamadanCalendar({ built, zone, center, marks, basis }: Props) {
  const sheet = useRef<HTMLElement>(null)
  const { month, today } = useRamadan(built, zone)
  if (month === 'failed') {
    return (
      <section className="ramadan">
        <h1>{texts.title}</h1>
        <p className="error-text" role="alert">
          {texts.failed}
        </p>
        <p>
          <a className="arrow-link" href="/prayer-times">
            {texts.month}
          </a>
        </p>
      </section>
    )
  }
  if (!month) {
    return (
      <section className="ramadan" aria-busy="true">
        <h1>{texts.title}</h1>
        <p role="status">{texts.loading}</p>
      </section>
    )
  }
  return (
    <section className="ramadan" ref={sheet} aria-labelledby="ramadan-title">
      <header className="ramadan-head">
        <div>
          <p className="eyebrow" {...marks}>
            {center}
          </p>
          <h1 id="ramadan-title">{month.name}</h1>
          <p>{daysInWords(month)}</p>
          {month.eid && <p>{eidLine(month)}</p>}
        </div>
        <Actions month={month} sheet={sheet} center={center} basis={basis} />
      </header>
      {month.expected && <p className="ramadan-expected">{texts.expected}</p>}
      <CalendarTable month={month} today={today} />
      <footer className="ramadan-foot">
        <p>
          <span className="ramadan-odd" aria-hidden="true">
            ★
          </span>{' '}
          {texts.oddNight}
        </p>
        <p>{texts.basis(basis)}</p>
      </footer>
    </section>
  )
}
