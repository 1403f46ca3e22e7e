import { DAY_TIMES, LABELS } from '#domain/prayer/names.ts'
import type { PrayerRow, PrayerTimesResponse } from '#domain/prayer/response.ts'
import { whyThisTime } from '#domain/prayer/why.ts'

const SOURCES: Record<PrayerTimesResponse['source'], string> = {
  computed: 'computed for',
  table: 'from the mosque’s timetable for',
  mixed: 'partly computed, partly from the mosque’s timetable for',
}

/** The rule behind each of the day's times. */
export function WhyText({ response, row }: { response: PrayerTimesResponse; row: PrayerRow }) {
  const { place, method, zone, source } = response
  return (
    <>
      <p>
        Athan times are {SOURCES[source]} {place.name} ({place.latitude.toFixed(2)},{' '}
        {place.longitude.toFixed(2)}) in the time zone {zone}
        {source === 'table' ? '' : `, by the method ${method.label}`}.
      </p>
      <dl>
        {DAY_TIMES.map(name => {
          const why = whyThisTime(response, row, name)
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
