import { remembered } from '#domain/remembered.ts'
import { addDays } from '#domain/time/civil.ts'
import { clock12, formatDay, joinTimes } from '#domain/time/format.ts'
import { figures } from '#locale/locale.ts'
import { marks } from '#texts/marks.ts'
import { outcomeTexts as texts } from '#texts/moonNight.ts'
import { DAYS_TO_EID_AL_ADHA } from './eid.ts'
import { formatHijri, hijriMonthName } from './formatHijri.ts'
import { AWAITED_MONTHS, type HijriDate, indexOf, monthAt } from './hijri.ts'
import { hijriMonthsOf } from './hijriSettings.ts'
import { hijriDay } from './hijriWords.ts'
import type { MoonOutcomes, MoonWait } from './response.ts'
import type { PrayerSettings } from './settings.ts'
import { type DayOf, dayComputer, type PrayerDay } from './times.ts'

/** The evenings on which a mosque waits for the moon, with both outcomes of each. */
interface MoonNights {
  /** What a day's row says of the evening before it and of its own; undefined on other days. */
  readonly waitOn: (date: string) => MoonWait | undefined
  /** The day if the moon is seen on the evening before it or on its own. */
  readonly dayIfSeen: (date: string) => PrayerDay | undefined
}

const DHU_AL_HIJJAH = 12

/**
 * The nights of the moon before Ramadan, Shawwal and Dhu al-Hijjah (docs/product.md, section 4).
 * `allDaysOf` are the days under these settings, which hold the outcome that the moon is not seen, `held`
 * those as they take place.
 */
export function moonNights(
  settings: PrayerSettings,
  today: string,
  allDaysOf: DayOf,
  held: (day: PrayerDay) => PrayerDay = day => day,
): MoonNights {
  const dayOf: DayOf = date => held(allDaysOf(date))
  const { dateOf, waitsOn } = hijriMonthsOf(settings.hijri, today)
  /** Evenings before yesterday are over: what nobody confirmed then is expected. */
  const isAwaited = (evening: string) =>
    evening >= addDays(today, -1) &&
    AWAITED_MONTHS.includes(nextMonth(dateOf(evening)).month) &&
    waitsOn(evening)

  /** The days under the settings in which the month begins on that evening. */
  const ifSeen = remembered((evening: string): DayOf => {
    const begun = { ...nextMonth(dateOf(evening)), date: addDays(evening, 1) }
    const confirmed = [...settings.hijri.confirmed, begun]
    const dayIf = dayComputer({ ...settings, hijri: { ...settings.hijri, confirmed } }, today)
    return date => held(dayIf(date))
  })

  function outcomes(evening: string, isMorning: boolean): MoonOutcomes {
    const month = nextMonth(dateOf(evening))
    const { date, year } = settings.eid?.adha ?? {}
    const isAdha = month.month === DHU_AL_HIJJAH && !(date && year === month.year)
    const night = { evening, month, isMorning, isAdha }
    const seen = ifSeen(evening)
    const thirtieth = dayOf(evening).night
    return {
      ifSeen: seenInWords(night, dayOf(evening), seen),
      ifNot: notSeenInWords(night, dayOf(evening)),
      hijri: texts.either(inWords(thirtieth), formatHijri(seen(addDays(evening, 1)).hijri)),
    }
  }

  return {
    waitOn(date) {
      const before = addDays(date, -1)
      const [isEvening, isMorning] = [isAwaited(date), isAwaited(before)]
      if (!isEvening && !isMorning) return undefined
      return {
        month: hijriMonthName(nextMonth(dateOf(isEvening ? date : before)).month),
        ...(isMorning && { morning: outcomes(before, true), day: inWords(dateOf(date)) }),
        ...(isEvening && { evening: outcomes(date, false) }),
      }
    },
    dayIfSeen(date) {
      const evening = [addDays(date, -1), date].find(isAwaited)
      return evening === undefined ? undefined : ifSeen(evening)(date)
    },
  }
}

interface Night {
  readonly evening: string
  /** The month that is waited for. */
  readonly month: { readonly year: number; readonly month: number }
  /** After midnight. */
  readonly isMorning: boolean
  /** The month decides on which day Eid al-Adha is. */
  readonly isAdha: boolean
}

function seenInWords(
  { evening, month, isMorning, isAdha }: Night,
  now: PrayerDay,
  dayIf: DayOf,
): string {
  const [night, day] = [dayIf(evening), dayIf(addDays(evening, 1))]
  if (isAdha) return adhaInWords(day.iso)
  if (isMorning) {
    return day.eid ? inLine(texts.eidToday, ...prayersOf(day)) : texts.begun(inWords(day.hijri))
  }
  const { isha: iqama } = night.iqama
  const isha = iqama !== '' && iqama !== now.iqama.isha && texts.isha(clock12(iqama))
  if (day.eid) return inLine(texts.eidTomorrow, ...prayersOf(day), isha)
  const tarawih = night.tarawih.map(({ time }) => clock12(time))
  return inLine(
    texts.begins(hijriMonthName(month.month)),
    isha,
    tarawih.length > 0 && texts.tarawih(joinTimes(tarawih)),
  )
}

function notSeenInWords({ evening, isMorning, isAdha }: Night, now: PrayerDay): string {
  if (isAdha) return adhaInWords(addDays(evening, 2))
  const thirtieth = inWords(now.night)
  if (isMorning) return texts.begun(thirtieth)
  return now.tarawih.length > 0
    ? inLine(texts.tarawihTonight, thirtieth)
    : texts.isTomorrow(thirtieth)
}

/** The two days for which Dhu al-Hijjah is waited for. */
function adhaInWords(start: string): string {
  const [arafah, eid] = [DAYS_TO_EID_AL_ADHA - 1, DAYS_TO_EID_AL_ADHA].map(days =>
    formatDay(addDays(start, days)),
  )
  return inLine(texts.arafah(arafah ?? ''), texts.eid(eid ?? ''))
}

function prayersOf({ eid }: PrayerDay): string[] {
  const times = (eid?.prayers ?? []).map(({ time }) => clock12(time))
  if (times.length === 0) return eid?.closed ? [] : [texts.unannounced]
  return [(times.length > 1 ? texts.prayers : texts.prayer)(joinTimes(times))]
}

/** 'Ramadan 30' */
const inWords = ({ month, day }: Pick<HijriDate, 'month' | 'day'>) =>
  hijriDay(hijriMonthName(month), figures(day))

const inLine = (...parts: (string | false)[]) => parts.filter(Boolean).join(marks.comma)

const nextMonth = (date: HijriDate) => monthAt(indexOf(date) + 1)
