import type { ReadyState } from '#domain/prayer/schedule.ts'
import { lastTenInWords, nightOf } from '#domain/prayer/season.ts'
import { clock12 } from '#domain/time/format.ts'
import { figures } from '#locale/locale.ts'
import { marks } from '#texts/marks.ts'
import { specialRowTexts, specialTexts } from '#texts/specialTimes.ts'
import type { FurtherRows, TodayRow } from './today.ts'

/** The rows of Ramadan and of further times in the table of today: only what this mosque shows. */
export function furtherRows({ today, tomorrow }: ReadyState): FurtherRows {
  const { imsak, tarawih, extra = {}, awaits } = today
  const [afterSunrise, beforeDhuhr, beforeMaghrib] = extra.forbidden ?? []
  const night = lastTenInWords(tomorrow) ?? specialRowTexts.night(figures(nightOf(tomorrow)))
  return {
    fajr: timeRow('imsak', imsak, specialRowTexts.stopEating),
    dhuhr: [
      ...forbiddenRow(afterSunrise, specialRowTexts.afterSunrise),
      ...timeRow('ishraq', extra.ishraq),
      ...timeRow('duha', extra.duha),
      ...forbiddenRow(beforeDhuhr, specialRowTexts.beforeDhuhr),
      ...timeRow('zawal', extra.zawal, specialRowTexts.sunAtHeight),
    ],
    maghrib: forbiddenRow(beforeMaghrib, specialRowTexts.beforeMaghrib),
    end: [
      // Named by the Hijri day that the night begins, or by what it waits for.
      ...(tarawih
        ? [
            {
              ...{ name: 'tarawih', kind: 'today-jumuah', label: specialTexts.tarawih },
              detail: awaits?.evening ? specialRowTexts.ifNotSeen : night,
              slots: tarawih.map(({ time, label, place }) => ({
                place: `tarawih-${time}`,
                time: clock12(time),
                detail: [label, place].filter(Boolean).join(marks.dot),
              })),
            },
          ]
        : []),
      ...timeRow('midnight', extra.midnight),
      ...timeRow('lastThird', extra.lastThird),
    ],
  }
}

function timeRow(
  name: keyof typeof specialTexts,
  time: string | undefined,
  detail?: string,
): TodayRow[] {
  if (!time) return []
  return [{ name, kind: 'is-sunrise', label: specialTexts[name], detail, athan: clock12(time) }]
}

/** A time in which no voluntary prayer is prayed. */
function forbiddenRow(span: readonly [string, string] | undefined, detail: string): TodayRow[] {
  if (!span) return []
  const { forbidden: label } = specialRowTexts
  return [{ name: detail, kind: 'is-sunrise', label, detail, span: span.map(clock12).join(' – ') }]
}
