import type { PrayerRow, PrayerTimesAnswer } from '#domain/prayer/answer.ts'
import { DAY_TIMES, LABELS } from '#domain/prayer/names.ts'
import { whyThisTime } from '#domain/prayer/why.ts'

const SOURCES: Record<PrayerTimesAnswer['source'], string> = {
  computed: 'computed for',
  table: 'from the mosque’s timetable for',
  mixed: 'partly computed, partly from the mosque’s timetable for',
}

/** The rule behind each of the day's times. */
export function WhyText({ answer, row }: { answer: PrayerTimesAnswer; row: PrayerRow }) {
  const { place, method, zone, source } = answer
  return (
    <>
      <p>
        Athan times are {SOURCES[source]} {place.name} ({place.latitude.toFixed(2)},{' '}
        {place.longitude.toFixed(2)}) in the time zone {zone}
        {source === 'table' ? '' : `, by the method ${method.label}`}.
      </p>
      <dl>
        {DAY_TIMES.map(name => {
          const why = whyThisTime(answer, row, name)
          return (
            <div key={name}>
              <dt>{LABELS[name]}</dt>
              <dd>
                {why.athan}
                {why.iqama && (
                  <>
                    {' '}
                    <span className="why-iqama">Iqama: {why.iqama}</span>
                  </>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}
