import { FRIDAY, weekday } from '#domain/time/civil.ts'
import { clock12, joinTimes } from '#domain/time/format.ts'
import { noCongregationTexts } from '#texts/closures.ts'
import { marks } from '#texts/marks.ts'
import { waitingTexts } from '#texts/moonNight.ts'
import { dayTexts } from '#texts/prayerDay.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { DAY_TIMES, type DayTimeName } from './names.ts'
import type { ClosedPrayers, EidDay, MoonWait } from './response.ts'
import { eidInWords } from './season.ts'

/** A special feature of a day: a note, Eid, or a Friday without Jumu'ah. */
interface SpecialDay {
  readonly iso: string
  readonly note?: string | undefined
  readonly eid?: EidDay | undefined
  readonly awaits?: Pick<MoonWait, 'day'> | undefined
  readonly jumuah: readonly unknown[]
  readonly closed?: ClosedPrayers | undefined
  readonly override?: { readonly jumuah?: unknown } | undefined
}

const FIVE_PM = 17 * 60

const NO_JUMUAH = { day: 'noJumuah', today: 'noJumuahToday', tomorrow: 'noJumuahTomorrow' } as const

/** The time of the day at which a prayer that has none of its own may be ahead. */
const DURING: Readonly<Partial<Record<string, DayTimeName>>> = {
  eid: 'sunrise',
  jumuah: 'dhuhr',
  tarawih: 'isha',
}

/**
 * 'No congregation (snow): Asr, Maghrib, Tarawih 8:00 PM'; undefined for none that a closure cancels.
 * At a moment without the prayers whose time is over: `begun` is the place of the last athan or sunrise.
 */
export function closedInWords(
  { closed }: Pick<SpecialDay, 'closed'>,
  begun = 0,
): string | undefined {
  if (!closed) return undefined
  const names = { ...prayerNames, eid: dayTexts.eidPrayer, tarawih: dayTexts.tarawih }
  const isAhead = (name: string) =>
    DAY_TIMES.indexOf(DURING[name] ?? (name as DayTimeName)) >= begun
  const times = Object.entries(closed.times ?? {}) as [keyof typeof names, string[]][]
  const prayers = [
    ...closed.prayers.filter(isAhead).map(name => names[name]),
    ...times
      .filter(([name]) => isAhead(name))
      .map(([name, clocks]) => `${names[name]} ${joinTimes(clocks.map(clock12))}`),
  ].join(marks.comma)
  const { day, dayFor } = noCongregationTexts
  if (!prayers) return undefined
  return closed.reason ? dayFor(closed.reason, prayers) : day(prayers)
}

/**
 * The notices of a day: that it is not confirmed, which congregations a closure cancels, its note, Eid with
 * its prayers, and that its Jumu'ah is cancelled.
 */
export function noticesOf(day: SpecialDay, when?: 'today' | 'tomorrow', begun?: number): string[] {
  const notices: string[] = []
  const unconfirmed = !when && day.awaits?.day
  if (unconfirmed) notices.push(waitingTexts.unconfirmed(unconfirmed))
  for (const text of [
    closedInWords(day, begun),
    day.note,
    day.eid && eidInWords(day.eid, day.note),
  ]) {
    if (text) notices.push(when === 'tomorrow' ? dayTexts.tomorrow(text) : text)
  }
  if (isJumuahCancelled(day)) notices.push(dayTexts[NO_JUMUAH[when ?? 'day']])
  return notices
}

/** When the evening before the next day begins: at 5 PM, or at Maghrib if that is earlier. */
export function eveningOf(maghrib: number): number {
  return Math.min(FIVE_PM, maghrib)
}

function isJumuahCancelled({ iso, jumuah, override }: SpecialDay): boolean {
  return override?.jumuah !== undefined && jumuah.length === 0 && weekday(iso) === FRIDAY
}
