import { useRef } from 'react'
import type { RamadanMonth } from '#domain/prayer/ramadanMonth.ts'
import { eidInWords } from '#domain/prayer/season.ts'
import { formatDay, formatLong } from '#domain/time/format.ts'
import { ramadanPageTexts as texts } from '#texts/ramadan.ts'
import { Actions } from './Actions.tsx'
import { CalendarTable } from './CalendarTable.tsx'
import { type RamadanData, useRamadan } from './useRamadan.ts'
import './ramadan.css'

interface Props {
  /** The month as of the build; none where its days were not known. */
  built: RamadanData | undefined
  zone: string
  /** The center's name, and the place and method of the times. */
  center: string
  basis: string
}

/** The calendar of the current or coming Ramadan, to print on one page, to save and to share. */
export function RamadanCalendar({ built, zone, center, basis }: Props) {
  const sheet = useRef<HTMLElement>(null)
  const { data, today } = useRamadan(built, zone)
  if (data === 'failed') {
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
  if (!data) {
    return (
      <section className="ramadan" aria-busy="true">
        <h1>{texts.title}</h1>
        <p role="status">{texts.loading}</p>
      </section>
    )
  }
  const { month } = data
  return (
    <section className="ramadan" ref={sheet} aria-labelledby="ramadan-title">
      <header className="ramadan-head">
        <div>
          <p className="eyebrow">{center}</p>
          <h1 id="ramadan-title">{month.name}</h1>
          <p>{daysInWords(month)}</p>
          {month.eid && <p>{eidLine(month)}</p>}
        </div>
        <Actions data={data} sheet={sheet} center={center} basis={basis} />
      </header>
      {month.expected && <p className="ramadan-expected">{texts.expected}</p>}
      <CalendarTable data={data} today={today} />
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

/** 'February 8, 2027 to March 8, 2027, expected' */
export function daysInWords({ days, expected, isLastOpen }: RamadanMonth): string {
  const [first = '', early = '', last = ''] = [days[0], days.at(-2), days.at(-1)].map(
    day => day && formatLong(day.iso),
  )
  const end = isLastOpen ? texts.or(early, last) : last
  return (expected ? texts.daysExpected : texts.days)(first, end)
}

/** 'Tuesday, March 9 or Wednesday, March 10: Eid al-Fitr (expected), prayer at 8:00 AM' */
export function eidLine({ days, eid: row, isLastOpen }: RamadanMonth): string {
  if (!row?.eid) return ''
  const [early = '', day = ''] = [days.at(-1), row].map(of => of && formatDay(of.iso))
  const when = isLastOpen && row.eid.expected ? texts.or(early, day) : day
  return texts.eid(when, eidInWords(row.eid))
}
