import type { PrayerRow } from '#domain/prayer/response.ts'
import { ARC, dayArc } from './dayArc.ts'

/** A day near the equinox, for the curve while the times are loading. */
const ANY_DAY = {
  fajr: { time: '05:30', iqama: '' },
  sunrise: '06:50',
  dhuhr: { time: '13:00', iqama: '' },
  asr: { time: '16:20', iqama: '' },
  maghrib: { time: '19:10', iqama: '' },
  isha: { time: '20:30', iqama: '' },
}

/** The sun's path through the day with its current position; minutes count from the row's midnight. */
export function DayArc({ row, minutes }: { row: PrayerRow | undefined; minutes: number }) {
  const arc = dayArc(row ?? ANY_DAY)
  const sun = arc.at(minutes)
  const dusk = arc.marks.find(mark => mark.name === 'maghrib')?.minutes ?? 0
  const dawn = arc.marks.find(mark => mark.name === 'sunrise')?.minutes ?? 0
  const isDay = minutes >= dawn && minutes < dusk
  return (
    <svg className="day-arc" viewBox={`0 0 ${ARC.width} ${ARC.height}`} aria-hidden="true">
      <line className="day-arc-horizon" x1="0" x2={ARC.width} y1={arc.horizon} y2={arc.horizon} />
      <path className="day-arc-way" d={arc.path} />
      {row &&
        arc.marks.map(mark => (
          <circle
            key={mark.name}
            className={mark.minutes <= minutes ? 'day-arc-mark is-past' : 'day-arc-mark'}
            cx={mark.x}
            cy={mark.y}
            r={mark.name === 'sunrise' ? 2 : 3.5}
          />
        ))}
      {row && (
        <g className={isDay ? 'day-arc-sun' : 'day-arc-sun is-night'}>
          <circle className="day-arc-halo" cx={sun.x} cy={sun.y} r="11" />
          <circle cx={sun.x} cy={sun.y} r="6" />
        </g>
      )}
    </svg>
  )
}
