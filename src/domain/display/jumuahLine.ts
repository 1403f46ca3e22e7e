import { jumuahAhead, slotParts } from '#domain/prayer/jumuah.ts'
import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import { formatMonthDay, formatShortDay } from '#domain/time/format.ts'
import { capital } from '#locale/capital.ts'
import { spell } from '#locale/spell.ts'
import { marks } from '#texts/marks.ts'
import { leadTexts } from '#texts/prayerLead.ts'
import { prayerNames } from '#texts/prayerNames.ts'

/** The coming Jumu'ah, or today's, which stays in view all Friday. */
export interface JumuahLine {
  /** 'Jumu'ah' and the day, a line each; '' where none is known. */
  readonly head: string
  /** 'khutbah 1:15 · prayer 1:45 PM', and who speaks, in which language and where. */
  readonly slots: readonly {
    readonly times: string
    readonly who: string
    readonly lang: string | undefined
  }[]
}

export function jumuahLine(
  times: Pick<PrayerTimesResponse, 'info' | 'jumuah'>,
  today: string,
): JumuahLine {
  const { iso, slots } = jumuahAhead(times, today)
  if (!iso) return { head: '', slots: [] }
  const { jumuah } = prayerNames
  const friday = formatShortDay(iso)
  // Some languages call the day as they call the prayer.
  const date = friday.includes(jumuah) ? formatMonthDay(iso) : friday
  return {
    head: `${jumuah}\n${iso === today ? leadTexts.today : capital(date)}`,
    slots: slots.map(slot => ({
      times: slotParts(slot).join(marks.dot),
      who: [slot.khateeb ?? spell(slot.label ?? ''), slot.language, slot.place]
        .filter(Boolean)
        .join(marks.dot),
      lang: slot.lang,
    })),
  }
}
