import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import type { ReadyState } from '#domain/prayer/schedule.ts'
import { clock12 } from '#domain/time/format.ts'
import { marks } from '#texts/marks.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { ifMoonNotSeen } from '#texts/ramadanTable.ts'
import { specialTexts } from '#texts/specialTimes.ts'

/** A time of the day beside the five prayers. */
interface FurtherTime {
  readonly label: string
  readonly time: string
}

/** The most that fit in one line. */
export const MOST_FURTHER = 5

/** The times of the sun and the night that the mosque shows, in order. */
export function furtherTimes(
  { today }: Pick<ReadyState, 'today'>,
  times: Pick<PrayerTimesResponse, 'hidesSunrise'>,
): FurtherTime[] {
  const { extra = {}, imsak, sunrise } = today
  const all: readonly (readonly [string, string | undefined])[] = [
    [specialTexts.imsak, imsak],
    [prayerNames.sunrise, times.hidesSunrise ? undefined : sunrise],
    [specialTexts.ishraq, extra.ishraq],
    [specialTexts.duha, extra.duha],
    [specialTexts.zawal, extra.zawal],
    [specialTexts.midnight, extra.midnight],
    [specialTexts.lastThird, extra.lastThird],
  ]
  const shown = all.flatMap(([label, time]) => (time ? [{ label, time: clock12(time) }] : []))
  const [tarawih] = today.tarawih ?? []
  const ifNotSeen = today.awaits?.evening && ifMoonNotSeen()
  const night = tarawih
    ? [
        {
          label: [tarawih.label ?? specialTexts.tarawih, ifNotSeen]
            .filter(Boolean)
            .join(marks.comma),
          time: clock12(tarawih.time),
        },
      ]
    : []
  return [...shown.slice(0, MOST_FURTHER - night.length), ...night]
}
