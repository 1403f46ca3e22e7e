import { DAY_TIMES, LABELS } from '#domain/prayer/names.ts'
import type { PrayerRow, PrayerTimesResponse } from '#domain/prayer/response.ts'
import { whyThisTime } from '#domain/prayer/why.ts'
import { figures } from '#locale/figures.ts'
import { sourceTexts } from '#texts/prayerReasons.ts'

/** The rule behind each of the day's times. */
export function WhyText({ response, row }: { response: PrayerTimesResponse; row: PrayerRow }) {
  const { place, method, zone, source } = response
  const where = sourceTexts.place(
    place.name,
    figures(place.latitude.toFixed(2)),
    figures(place.longitude.toFixed(2)),
  )
  return (
    <>
      <p>{sourceTexts[source](where, zone, method.label)}</p>
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
                    <span className="why-iqama">{sourceTexts.iqama(why.iqama)}</span>
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
